import { lazy, Suspense, useState } from 'react'
import { CancelarDialog } from './CancelarDialog.tsx'
import type { Saida } from './etapaDoAluno.ts'

/** Few withdraw: the form is no part of the pages that offer it. */
const RetirarDialog = lazy(() => import('./RetirarDialog.tsx').then(module => ({ default: module.RetirarDialog })))

type Props = {
  vaga: { id: string; codigo: string }
  /** Null while nothing is asked. */
  saida: Saida | null
  onClose: () => void
  /** Why it was not cancelled; the dialog has closed. */
  onRefused: (mensagem: string) => void
}

/** Cancelling or withdrawing a candidatura: one that turns out to be looked at can be withdrawn at once. */
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
