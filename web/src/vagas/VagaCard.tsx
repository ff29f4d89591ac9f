import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { VagaCard_vaga$key } from './__generated__/VagaCard_vaga.graphql.ts'
import { BeneficioTags } from './BeneficioTags.tsx'
import { RecomendacaoTag } from './RecomendacaoTag.tsx'
import { SalvarVaga } from './SalvarVaga.tsx'
import { tipos } from './tipos.ts'
import { TipoTag } from './TipoTag.tsx'
import { VagaAutor } from './VagaAutor.tsx'
import { VagaLugar } from './VagaLugar.tsx'
import * as styles from './VagaCard.css.ts'

const fragment = graphql`
  fragment VagaCard_vaga on Vaga @throwOnFieldError {
    codigo
    titulo
    descricao
    tipo
    recomendacao {
      ...RecomendacaoTag_recomendacao
    }
    ...VagaLugar_vaga
    ...VagaAutor_vaga
    ...SalvarVaga_vaga
    ...TipoTag_vaga
    ...BeneficioTags_vaga
  }
`

/** A vaga in the list (specification §2). */
export const VagaCard = ({ vagaRef }: { vagaRef: VagaCard_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <Card as="article" lifting edge={tipos[vaga.tipo].tone}>
      <div className={styles.top}>
        <VagaAutor vagaRef={vaga} />
        <SalvarVaga vagaRef={vaga} />
      </div>
      <div className={styles.words}>
        <Heading level={3}>
          <TextLink to={paths.vaga(vaga.codigo)} look="plain">
            {titulo}
          </TextLink>
        </Heading>
        <VagaLugar vagaRef={vaga} />
      </div>
      <Cluster gap="xxsmall">
        <TipoTag vagaRef={vaga} />
        <BeneficioTags vagaRef={vaga} />
      </Cluster>
      <Text size="small" clamp>
        {vaga.descricao ?? 'Descrição não especificada'}
      </Text>
      <div className={styles.foot}>
        {vaga.recomendacao ? <RecomendacaoTag recomendacaoRef={vaga.recomendacao} /> : <span />}
        <LinkButton to={paths.vaga(vaga.codigo)} look="secondary" shape="compact">
          Ver Detalhes<VisuallyHidden> de {titulo}</VisuallyHidden>
        </LinkButton>
      </div>
    </Card>
  )
}
