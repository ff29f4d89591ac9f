import { lazy, Suspense, useState } from 'react'
import type { Recusa, Saida } from './etapaDoAluno.ts'

/* Lazy: few visits end a candidatura. */
const CancelarDialog = lazy(() => import('./CancelarDialog.tsx').then(module => ({ default: module.CancelarDialog })))
const RetirarDialog = lazy(() => import('./RetirarDialog.tsx').then(module => ({ default: module.RetirarDialog })))

type Props = {
  vaga: { id: string; codigo: string }
  /** Null while no dialog is open. */
  saida: Saida | null
  /** The candidatura can no longer be ended. */
  terminou: boolean
  onClose: () => void
  /** Called with the reason if it was not cancelled; the dialog has closed. */
  onRefused: (recusa: Recusa) => void
}

/** The dialog to cancel or withdraw. If a candidatura can no longer be cancelled, it offers to withdraw. */
export const SairDialog = ({ vaga, saida, terminou, onClose, onRefused }: Props) => {
  const [emAnalise, setEmAnalise] = useState<string | null>(null)
  const fim = terminou ? 'Esta candidatura já terminou.' : null
  const retirando = saida === 'retirar' || emAnalise !== null
  const [wasOpened, setWasOpened] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  if (saida !== null && !wasOpened) setWasOpened(true)
  if (retirando && !wasAsked) setWasAsked(true)
  const handleClose = () => {
    setEmAnalise(null)
    onClose()
  }
  return (
    <Suspense fallback={null}>
      {wasOpened ? (
        <CancelarDialog
          vaga={vaga}
          fim={fim}
          open={saida === 'cancelar' && !retirando}
          onClose={handleClose}
          onEmAnalise={setEmAnalise}
          onRefused={onRefused}
        />
      ) : null}
      {wasAsked ? (
        <RetirarDialog
          key={vaga.id}
          vaga={vaga}
          fim={fim}
          open={saida !== null && retirando}
          aviso={emAnalise}
          onClose={handleClose}
        />
      ) : null}
    </Suspense>
  )
}
