import { memo, useState } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type { Candidato } from './candidatos.ts'
import { CandidaturasChart } from './CandidaturasChart.tsx'
import { CursosChart } from './CursosChart.tsx'
import { toMetricas } from './metricas.ts'
import * as styles from './MetricasDeCandidatos.css.ts'

type Props = { candidatos: readonly Candidato[] }

/** The metrics do not depend on etapas, so a move does not re-render the charts. */
const contamIgual = ({ candidatos: before }: Props, { candidatos: after }: Props): boolean =>
  before.length === after.length &&
  before.every((one, index) => {
    const other = after[index]
    return one.criadaEm === other?.criadaEm && one.carta === other.carta && one.curso === other.curso
  })

export const MetricasDeCandidatos = memo(({ candidatos }: Props) => {
  const [now] = useState(() => new Date())
  const { total, comCarta, recentes, cursos } = toMetricas(candidatos, now)
  return (
    <Card as="section" padding="compact" labelledBy="metricas">
      <Heading level={2} look="card" id="metricas">
        Métricas
      </Heading>
      <Grid min="wide">
        <dl className={styles.numbers}>
          <Numero nome="Candidatos" valor={total} />
          <Numero nome="Com carta" valor={comCarta} nota={`(${Math.round((100 * comCarta) / total)}%)`} />
          <Numero nome="Em 7 dias" valor={recentes} />
        </dl>
        <CandidaturasChart candidatos={candidatos} />
        <CursosChart cursos={cursos} total={total} />
      </Grid>
    </Card>
  )
}, contamIgual)

const Numero = ({ nome, valor, nota }: { nome: string; valor: number; nota?: string }) => (
  <div className={styles.number}>
    <dt className={styles.label}>{nome}</dt>
    <dd className={styles.value}>
      {valor}
      {nota ? <span className={styles.note}>{` ${nota}`}</span> : null}
    </dd>
  </div>
)
