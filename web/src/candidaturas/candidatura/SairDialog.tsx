import { lazy, Suspense, useState } from 'react'
import { CancelarDialog } from './CancelarDialog.tsx'
import type { Recusa, Saida } from './etapaDoAluno.ts'

/** Lazy: few students withdraw. */
const RetirarDialog = lazy(() => import('./RetirarDialog.tsx').then(module => ({ default: module.RetirarDialog })))

type Props = {
  vaga: { id: string; codigo: string }
  /** Null while no dialog is open. */
  saida: Saida | null
  onClose: () => void
  /** Called with the reason if it was not cancelled; the dialog has closed. */
  onRefused: (recusa: Recusa) => void
}

/** The dialog to cancel or withdraw. If a candidatura can no longer be cancelled, it offers to withdraw. */
export const SairDialog = ({ vaga, saida, onClose, onRefused }: Props) => {
  const [emAnalise, setEmAnalise] = useState<string | null>(null)
  const retirando = saida === 'retirar' || emAnalise !== null
  const [wasAsked, setWasAsked] = useState(false)
  if (retirando && !wasAsked) setWasAsked(true)
  const handleClose = () => {
    setEmAnalise(null)
    onClose()
  }
  return (
    <>
      <CancelarDialog
        vaga={vaga}
        open={saida === 'cancelar' && !retirando}
        onClose={handleClose}
        onEmAnalise={setEmAnalise}
        onRefused={onRefused}
      />
      {wasAsked ? (
        <Suspense fallback={null}>
          <RetirarDialog
            key={vaga.id}
            vaga={vaga}
            open={saida !== null && retirando}
            aviso={emAnalise}
            onClose={handleClose}
          />
        </Suspense>
      ) : null}
    </>
  )
}
