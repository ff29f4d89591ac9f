import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { usePrefetch } from '../../relay/prefetch.ts'
import { Resta } from '../../tags/Resta.tsx'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { VagaCard_vaga$key } from './__generated__/VagaCard_vaga.graphql.ts'
import { daLista } from '../lastSearch.ts'
import { Autor } from './Autor.tsx'
import { Beneficios } from './Beneficios.tsx'
import { Lugar } from './Lugar.tsx'
import { MinhaEtapa } from './MinhaEtapa.tsx'
import { RecomendacaoTag } from './RecomendacaoTag.tsx'
import { SalvarVaga } from './SalvarVaga.tsx'
import { VagaCardFrame } from './VagaCardFrame.tsx'

const fragment = graphql`
  fragment VagaCard_vaga on Vaga @throwOnFieldError {
    codigo
    titulo
    resumo
    recomendacao {
      ...RecomendacaoTag_recomendacao
    }
    autor {
      codigo
      nome
      avatar
    }
    criadaEm
    prazo
    departamento {
      nome
    }
    local {
      nome
    }
    remuneracao
    desconto
    horasComplementares
    ...SalvarVaga_vaga
    ...TipoTag_vaga
    ...MinhaEtapa_vaga
  }
`

type Props = {
  vagaRef: VagaCard_vaga$key
  /** Whether it takes no candidaturas, which its list says. */
  fechada?: boolean | undefined
}

/** A vaga in the list (specification §2). Memoized, so that a change of the pending filter does not render it. */
export const VagaCard = memo(({ vagaRef, fechada = false }: Props) => {
  const { remuneracao, desconto, horasComplementares, ...vaga } = useFragment(fragment, vagaRef)
  const to = paths.vaga(vaga.codigo)
  const pagina = { to, state: daLista, look: 'plain', onIntent: usePrefetch(to) } as const
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <VagaCardFrame
      avatar={<Avatar nome={vaga.autor?.nome} src={vaga.autor?.avatar} />}
      autor={<Autor codigo={vaga.autor?.codigo} nome={vaga.autor?.nome} criadaEm={vaga.criadaEm} />}
      salvar={<SalvarVaga vagaRef={vaga} />}
      titulo={<TextLink {...pagina}>{titulo}</TextLink>}
      lugar={<Lugar departamento={vaga.departamento?.nome} local={vaga.local?.nome} />}
      tags={
        <>
          <TipoTag vagaRef={vaga} />
          <Beneficios valores={{ remuneracao, desconto, horasComplementares }} />
        </>
      }
      descricao={vaga.resumo ?? 'Descrição não especificada'}
      leitor={
        <>
          {vaga.prazo && !fechada ? <Resta prazo={vaga.prazo} semData /> : null}
          <MinhaEtapa vagaRef={vaga} />
          {vaga.recomendacao ? <RecomendacaoTag recomendacaoRef={vaga.recomendacao} /> : null}
        </>
      }
      acao={
        // The title is the tab stop of the same page.
        <TextLink {...pagina} alone="tight" tabIndex={-1}>
          Ver Detalhes<VisuallyHidden>{` de ${titulo}`}</VisuallyHidden>
        </TextLink>
      }
    />
  )
})
