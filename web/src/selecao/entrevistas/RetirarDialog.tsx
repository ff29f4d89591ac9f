import { formatHoras, formatWeekday } from '../../ui/dates.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { Text } from '../../ui/text/Text.tsx'
import type { Horario } from './HorarioItem.tsx'
import { useRetirarHorario } from './useHorarios.ts'

type Props = {
  /** Global id. */
  vaga: string
  /** As it was when the dialog opened; null while it is closed. */
  horario: Horario | null
  horarios: readonly Horario[]
  onClose: () => void
}

/** Asks before a horario is removed, and says who is notified. */
export const RetirarDialog = ({ vaga, horario: aberto, horarios, onClose }: Props) => {
  const atual = horarios.find(({ id }) => id === aberto?.id)
  const horario = atual ?? aberto
  const [retirar, isRemoving] = useRetirarHorario(vaga)
  const handleConfirm = async () => {
    if (!horario) return
    const erro = await retirar(horario.id)
    onClose()
    if (erro) toastError('Erro ao retirar o horário', erro)
    else toastSuccess('Horário retirado')
  }
  return (
    <ConfirmDialog
      open={aberto !== null}
      ended={aberto && !atual ? 'Este horário já foi retirado.' : null}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title="Retirar o horário?"
      confirmLabel="Retirar"
      busy={isRemoving}
      busyText="Retirando..."
      danger
    >
      <Text>
        {`${horario ? `${formatWeekday(horario.inicio)}, ${formatHoras(horario.inicio, horario.minutos)}. ` : ''}${
          horario?.candidato
            ? `${horario.candidato.nome ?? 'Quem o escolheu'} será avisado e poderá escolher outro.`
            : 'Ninguém escolheu este horário ainda.'
        }`}
      </Text>
    </ConfirmDialog>
  )
}
