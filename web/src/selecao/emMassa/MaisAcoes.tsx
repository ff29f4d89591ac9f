import { lazy, Suspense, useState } from 'react'
import { countOfCandidatos } from '../comunicado/comunicado.ts'
import { canMoveTo, type EmSelecao } from '../etapa.ts'
import { useExportar } from '../exportar/Exportar.tsx'
import { Button } from '../../ui/form/Button.tsx'
import type { EmMassa } from './useEmMassa.ts'

/** Loaded on demand. */
const AvaliarVariasDialog = lazy(() =>
  import('./AvaliarVariasDialog.tsx').then(module => ({ default: module.AvaliarVariasDialog })),
)
const OferecerDialog = lazy(() =>
  import('../entrevistas/OferecerDialog.tsx').then(module => ({ default: module.OferecerDialog })),
)

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** Title of the vaga. */
  titulo: string
  selecionados: readonly EmSelecao[]
  /** The etiquetas used on the vaga. */
  etiquetas: readonly string[]
  emMassa: EmMassa
  /** An interview was offered to them. */
  onOferecida: () => void
  /** The offer was undone. */
  onDesfeita: () => void
}

type Dialogo = 'avaliar' | 'entrevista' | null

/** What is done with all selected candidates besides moving and writing. */
export const MaisAcoes = ({ titulo, selecionados, ...props }: Props) => {
  const [aberto, setAberto] = useState<Dialogo>(null)
  const { exportar, pending } = useExportar(titulo)
  const paraEntrevista = selecionados.filter(one => canMoveTo(one, 'ENTREVISTA'))
  return (
    <>
      {selecionados.every(({ avaliacao }) => avaliacao !== null) ? (
        <Button look="secondary" shape="compact" onClick={() => setAberto('avaliar')}>
          Avaliar…
        </Button>
      ) : null}
      {paraEntrevista.length > 0 ? (
        <Button look="secondary" shape="compact" onClick={() => setAberto('entrevista')}>
          Oferecer entrevista…
        </Button>
      ) : null}
      <Button
        look="secondary"
        shape="compact"
        busy={pending === 'csv'}
        onClick={() => void exportar('csv', selecionados)}
      >
        CSV dos selecionados
      </Button>
      <Dialogos {...{ aberto, selecionados, paraEntrevista, ...props }} onClose={() => setAberto(null)} />
    </>
  )
}

type DialogosProps = Omit<Props, 'titulo'> & {
  aberto: Dialogo
  paraEntrevista: readonly EmSelecao[]
  onClose: () => void
}

const Dialogos = ({ aberto, vaga, selecionados, paraEntrevista, etiquetas, emMassa, ...acoes }: DialogosProps) => (
  <Suspense>
    {aberto === 'avaliar' ? (
      <AvaliarVariasDialog
        total={selecionados.length}
        sugestoes={etiquetas}
        onClose={acoes.onClose}
        onAvaliar={avaliacao => emMassa.avaliar(selecionados, avaliacao)}
      />
    ) : null}
    {aberto === 'entrevista' ? (
      <OferecerDialog
        vaga={vaga}
        open
        titulo={`Oferecer entrevista a ${countOfCandidatos(paraEntrevista.length)}`}
        onClose={acoes.onClose}
        onOferecer={values => {
          emMassa.oferecer(paraEntrevista, values, acoes.onDesfeita)
          acoes.onOferecida()
        }}
      />
    ) : null}
  </Suspense>
)
