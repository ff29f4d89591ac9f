import { graphql, useFragment } from 'react-relay'
import { Stack } from '../ui/layout/Stack.tsx'
import type { Historico_historico$key } from './__generated__/Historico_historico.graphql.ts'
import type { HistoricoResumo_viewer$key } from './__generated__/HistoricoResumo_viewer.graphql.ts'
import { HistoricoResumo } from './HistoricoResumo.tsx'
import { MediasChart } from './MediasChart.tsx'
import { PeriodoSection } from './PeriodoSection.tsx'

type Props = { historicoRef: Historico_historico$key; viewerRef: HistoricoResumo_viewer$key }

/** A transcript: its totals, the mean of each term, and the disciplinas by term. */
export const Historico = ({ historicoRef, viewerRef }: Props) => {
  const historico = useFragment(
    graphql`
      fragment Historico_historico on Historico {
        ...HistoricoResumo_historico
        ...MediasChart_historico
        periodos {
          nome
          ...PeriodoSection_periodo
        }
      }
    `,
    historicoRef,
  )
  return (
    <Stack gap="large">
      <HistoricoResumo historicoRef={historico} viewerRef={viewerRef} />
      <MediasChart historicoRef={historico} />
      {historico.periodos.map(periodo => (
        <PeriodoSection key={periodo.nome} periodoRef={periodo} />
      ))}
    </Stack>
  )
}
