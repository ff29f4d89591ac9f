import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { VagaCard_vaga$key } from './__generated__/VagaCard_vaga.graphql.ts'
import { BeneficioTags } from './BeneficioTags.tsx'
import { MinhaEtapa } from './MinhaEtapa.tsx'
import { RecomendacaoTag } from './RecomendacaoTag.tsx'
import { SalvarVaga } from './SalvarVaga.tsx'
import { tipos } from './tipos.ts'
import { TipoTag } from './TipoTag.tsx'
import { usePrefetchVaga } from './usePrefetchVaga.ts'
import { VagaAutor } from './VagaAutor.tsx'
import { VagaCardFrame } from './VagaCardFrame.tsx'
import { VagaLugar } from './VagaLugar.tsx'

const fragment = graphql`
  fragment VagaCard_vaga on Vaga @throwOnFieldError {
    codigo
    titulo
    resumo
    tipo
    recomendacao {
      ...RecomendacaoTag_recomendacao
    }
    ...VagaLugar_vaga
    ...VagaAutor_vaga
    ...SalvarVaga_vaga
    ...TipoTag_vaga
    ...BeneficioTags_vaga
    ...MinhaEtapa_vaga
  }
`

/** A vaga in the list (specification §2). A press on the filters beside it does not draw it anew. */
export const VagaCard = memo(({ vagaRef }: { vagaRef: VagaCard_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  const prefetch = usePrefetchVaga(vaga.codigo)
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <VagaCardFrame
      tone={tipos[vaga.tipo].tone}
      autor={<VagaAutor vagaRef={vaga} />}
      salvar={<SalvarVaga vagaRef={vaga} />}
      titulo={
        <TextLink to={paths.vaga(vaga.codigo)} look="plain" onIntent={prefetch}>
          {titulo}
        </TextLink>
      }
      lugar={<VagaLugar vagaRef={vaga} />}
      tags={
        <>
          <MinhaEtapa vagaRef={vaga} />
          <TipoTag vagaRef={vaga} />
          <BeneficioTags vagaRef={vaga} />
        </>
      }
      descricao={vaga.resumo ?? 'Descrição não especificada'}
      recomendacao={vaga.recomendacao ? <RecomendacaoTag recomendacaoRef={vaga.recomendacao} /> : null}
      acao={
        <LinkButton to={paths.vaga(vaga.codigo)} look="secondary" shape="compact" onIntent={prefetch}>
          Ver Detalhes<VisuallyHidden> de {titulo}</VisuallyHidden>
        </LinkButton>
      }
    />
  )
})
