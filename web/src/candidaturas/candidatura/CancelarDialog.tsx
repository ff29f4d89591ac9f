import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { oQueFaz, type Recusa } from './etapaDoAluno.ts'
import { useCancelarCandidatura } from './useCancelarCandidatura.ts'

type Props = {
  vaga: { id: string; codigo: string }
  /** Why the candidatura can no longer be ended; null while it can. */
  fim: string | null
  open: boolean
  onClose: () => void
  /** A professor has already looked at it: it can be withdrawn instead. */
  onEmAnalise: (mensagem: string) => void
  /** Called with the reason if it was not cancelled; the dialog has closed. */
  onRefused: (recusa: Recusa) => void
}

/** Confirms cancelling the candidatura. */
export const CancelarDialog = ({ vaga, fim, open, onClose, onEmAnalise, onRefused }: Props) => {
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
        onRefused({ titulo: 'Erro ao cancelar', mensagem })
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      ended={fim}
      onConfirm={handleConfirm}
      title="Cancelar candidatura"
      confirmLabel="Cancelar candidatura"
      busy={isSending}
      busyText="Cancelando..."
      danger
    >
      <Stack gap="small">
        <Text>Tem certeza que deseja cancelar sua candidatura?</Text>
        <Text color="muted">{oQueFaz.cancelar}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
