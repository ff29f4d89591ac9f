import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { useCancelarCandidatura } from './useCancelarCandidatura.ts'

type Props = {
  vaga: { id: string; codigo: string }
  open: boolean
  onClose: () => void
  /** A professor has already looked at it: it can be withdrawn instead. */
  onEmAnalise: (mensagem: string) => void
  /** Called with the reason if it was not cancelled; the dialog has closed. */
  onRefused: (mensagem: string) => void
}

/** Confirms cancelling the candidatura. */
export const CancelarDialog = ({ vaga, open, onClose, onEmAnalise, onRefused }: Props) => {
  const [cancelar, isSending] = useCancelarCandidatura()
  const handleConfirm = () =>
    cancelar(vaga, {
      onCancelled: () => {
        onClose()
        toastSuccess('Candidatura cancelada')
      },
      onEmAnalise,
      onRefused: mensagem => {
        onClose()
        onRefused(mensagem)
        toastError('Erro ao cancelar', mensagem)
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={handleConfirm}
      title="Cancelar candidatura"
      confirmLabel="Cancelar candidatura"
      busy={isSending}
      busyText="Cancelando..."
      danger
    >
      Tem certeza que deseja cancelar sua candidatura?
    </ConfirmDialog>
  )
}
