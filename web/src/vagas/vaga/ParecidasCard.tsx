import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { paths } from '../../paths.ts'
import { Resta } from '../../tags/Resta.tsx'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { withLastSearch } from '../lastSearch.ts'
import type { ParecidasCardQuery } from './__generated__/ParecidasCardQuery.graphql.ts'
import type { ParecidasCard_vaga$key } from './__generated__/ParecidasCard_vaga.graphql.ts'
import * as styles from './ParecidasCard.css.ts'

/** At most three open vagas like one, and the way to all. An upstream may have none to tell. */
export const ParecidasCard = ({ codigo }: { codigo: string }) => {
  const { vaga } = useLazyLoadQuery<ParecidasCardQuery>(
    graphql`
      query ParecidasCardQuery($codigo: ID!) @throwOnFieldError {
        vaga(codigo: $codigo) {
          parecidas {
            codigo
            ...ParecidasCard_vaga
          }
        }
      }
    `,
    { codigo },
  )
  const parecidas = vaga?.parecidas ?? []
  return (
    <Card as="section" padding="compact" labelledBy="parecidas">
      <Heading level={2} look="card" id="parecidas">
        Oportunidades parecidas
      </Heading>
      {parecidas.length > 0 ? (
        <ul className={styles.lista}>
          {parecidas.map(parecida => (
            <Parecida key={parecida.codigo} vagaRef={parecida} />
          ))}
        </ul>
      ) : (
        <Text color="muted">Nenhuma parecida está aberta agora.</Text>
      )}
      <TextLink to={withLastSearch(paths.vagas())} alone>
        Ver todas as oportunidades
      </TextLink>
    </Card>
  )
}

const Parecida = ({ vagaRef }: { vagaRef: ParecidasCard_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment ParecidasCard_vaga on Vaga @throwOnFieldError {
        codigo
        titulo
        prazo
        departamento {
          nome
        }
        ...TipoTag_vaga
      }
    `,
    vagaRef,
  )
  return (
    <li className={styles.item}>
      <TextLink to={paths.vaga(vaga.codigo)} look="plain">
        {vaga.titulo ?? 'Título não especificado'}
      </TextLink>
      <Cluster>
        <TipoTag vagaRef={vaga} />
        <Text as="span" size="small" color="muted">
          {vaga.departamento?.nome ?? 'Departamento não especificado'}
        </Text>
        {vaga.prazo ? <Resta prazo={vaga.prazo} semData /> : null}
      </Cluster>
    </li>
  )
}
