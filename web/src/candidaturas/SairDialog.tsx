import { useState } from 'react'
import { CancelarDialog } from './CancelarDialog.tsx'
import type { Saida } from './etapaDoAluno.ts'
import { RetirarDialog } from './RetirarDialog.tsx'

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
      <RetirarDialog
        key={vaga.id}
        vaga={vaga}
        open={saida !== null && retirando}
        aviso={emAnalise}
        onClose={handleClose}
      />
    </>
  )
}
