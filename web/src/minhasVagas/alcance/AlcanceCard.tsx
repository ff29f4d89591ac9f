import { graphql, useLazyLoadQuery } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { AlcanceCardQuery } from './__generated__/AlcanceCardQuery.graphql.ts'
import * as styles from './AlcanceCard.css.ts'
import { DiasDoAlcance } from './DiasDoAlcance.tsx'
import { OrigensDoAlcance } from './OrigensDoAlcance.tsx'
import { formatTotal, titulos } from './passos.ts'

const query = graphql`
  query AlcanceCardQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      alcance {
        viram
        salvaram
        comecaram
        candidataram
        dias {
          __typename
        }
        ...DiasDoAlcance_alcance
        ...OrigensDoAlcance_alcance
      }
    }
  }
`

/** How many saw a vaga, saved it, began to apply and applied; nothing on an upstream that does not count. */
export const AlcanceCard = ({ codigo }: { codigo: string }) => {
  const { vaga } = useLazyLoadQuery<AlcanceCardQuery>(query, { codigo }, { fetchPolicy: 'store-and-network' })
  const alcance = vaga?.alcance
  if (!alcance) return null
  const { viram, salvaram, comecaram, candidataram } = alcance
  const totais = [viram, salvaram, comecaram, candidataram]
  return (
    <Card as="section" padding="compact" labelledBy="alcance">
      <Heading level={2} look="card" id="alcance">
        Alcance
      </Heading>
      {alcance.dias.length > 0 ? (
        <Grid min="wide">
          <dl className={styles.numeros}>
            {totais.map((total, at) => (
              <div key={titulos[at]} className={styles.numero}>
                <dt className={styles.nome}>{titulos[at]}</dt>
                <dd className={styles.valor}>{formatTotal(total)}</dd>
              </div>
            ))}
          </dl>
          <DiasDoAlcance alcanceRef={alcance} />
          {viram > 0 ? <OrigensDoAlcance alcanceRef={alcance} total={viram} /> : null}
        </Grid>
      ) : (
        <Text>Ninguém abriu esta oportunidade ainda. As visitas de estudantes aparecem aqui.</Text>
      )}
      <Text size="small" color="muted">
        Contamos visitas, não pessoas: no máximo uma por estudante a cada dia. Quem visitou não é guardado.
      </Text>
    </Card>
  )
}
