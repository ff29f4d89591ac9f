import { graphql, useFragment } from 'react-relay'
import type { HistoricoResumo_historico$key } from './__generated__/HistoricoResumo_historico.graphql.ts'
import type { HistoricoResumo_viewer$key } from './__generated__/HistoricoResumo_viewer.graphql.ts'
import { formatMedia } from './grau.ts'
import * as styles from './HistoricoResumo.css.ts'

type Props = { historicoRef: HistoricoResumo_historico$key; viewerRef: HistoricoResumo_viewer$key }

/**
 * The totals: disciplinas, credits, the mean of the graded disciplinas, and the progress of the complementary activities
 * if the transcript has any.
 */
export const HistoricoResumo = ({ historicoRef, viewerRef }: Props) => {
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
  const { progressoComplementar: progresso } = useFragment(
    graphql`
      fragment HistoricoResumo_viewer on Viewer {
        progressoComplementar @catch(to: NULL) {
          estado
          creditosConcluidos
          creditosExigidos
          percentual
        }
      }
    `,
    viewerRef,
  )
  return (
    <dl className={styles.root}>
      <Numero label="Total de disciplinas" value={String(historico.totalDeDisciplinas)} />
      <Numero label="Total de créditos" value={String(historico.totalDeCreditos)} />
      <Numero label="Média geral" value={formatMedia(historico.media)} />
      {progresso?.estado === 'EM_PROGRESSO' ? (
        <Numero
          label="Complementares"
          value={`${progresso.creditosConcluidos} de ${progresso.creditosExigidos}`}
          percentual={progresso.percentual}
        />
      ) : null}
    </dl>
  )
}

type NumeroProps = { label: string; value: string; /** How much of it is done; its bar. */ percentual?: number }

const Numero = ({ label, value, percentual }: NumeroProps) => (
  <div className={styles.card}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    {percentual === undefined ? null : (
      <svg aria-hidden="true" className={styles.track}>
        <rect width={`${percentual}%`} height="100%" className={styles.bar} />
      </svg>
    )}
  </div>
)
