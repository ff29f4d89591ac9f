import { graphql, useFragment } from 'react-relay'
import type { HistoricoResumo_historico$key } from './__generated__/HistoricoResumo_historico.graphql.ts'
import { formatMedia } from './grau.ts'
import * as styles from './HistoricoResumo.css.ts'

/** The totals: disciplinas, credits, and the mean of the graded disciplinas. */
export const HistoricoResumo = ({ historicoRef }: { historicoRef: HistoricoResumo_historico$key }) => {
  const historico = useFragment(
    graphql`
      fragment HistoricoResumo_historico on Historico {
        totalDeDisciplinas
        totalDeCreditos
        media
      }
    `,
    historicoRef,
  )
  return (
    <dl className={styles.root}>
      <Numero label="Total de disciplinas" value={String(historico.totalDeDisciplinas)} />
      <Numero label="Total de créditos" value={String(historico.totalDeCreditos)} />
      <Numero label="Média geral" value={formatMedia(historico.media)} />
    </dl>
  )
}

const Numero = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.card}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
)
