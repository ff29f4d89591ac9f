import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/Heading.tsx'
import type { MetricasDeCandidatos_candidaturas$key } from './__generated__/MetricasDeCandidatos_candidaturas.graphql.ts'
import { CursosChart } from './CursosChart.tsx'
import { contarMetricas } from './metricas.ts'
import * as styles from './MetricasDeCandidatos.css.ts'

/** Counts of the candidates, and how they spread over the courses. */
export const MetricasDeCandidatos = (props: { candidaturasRef: MetricasDeCandidatos_candidaturas$key }) => {
  const candidaturas = useFragment(
    graphql`
      fragment MetricasDeCandidatos_candidaturas on Candidatura @relay(plural: true) @throwOnFieldError {
        criadaEm
        cartaDeMotivacao
        candidato {
          curso
        }
      }
    `,
    props.candidaturasRef,
  )
  const [now] = useState(() => new Date())
  const { total, comCarta, recentes, cursos } = contarMetricas(
    candidaturas.map(({ criadaEm, cartaDeMotivacao, candidato }) => ({
      criadaEm,
      comCarta: Boolean(cartaDeMotivacao),
      curso: candidato?.curso ?? null,
    })),
    now,
  )
  return (
    <Card as="section" padding="compact" labelledBy="metricas">
      <Heading level={3} id="metricas">
        Métricas
      </Heading>
      <dl className={styles.numbers}>
        <Numero nome="Candidatos" valor={total} />
        <Numero nome="Com carta" valor={comCarta} />
        <Numero nome="Em 7 dias" valor={recentes} />
      </dl>
      <CursosChart cursos={cursos} total={total} />
    </Card>
  )
}

const Numero = ({ nome, valor }: { nome: string; valor: number }) => (
  <div className={styles.number}>
    <dt className={styles.label}>{nome}</dt>
    <dd className={styles.value}>{valor}</dd>
  </div>
)
