import CalendarX from 'lucide-react/icons/calendar-x'
import { Button } from '../../ui/form/Button.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import { useCancelarDivulgacao } from './useDivulgar.ts'

/** Cancels the scheduled divulgacao of a vaga (global id). */
export const CancelarAgendamento = ({ vaga }: { vaga: string }) => {
  const [cancelar, isCancelling] = useCancelarDivulgacao(vaga)
  const handleCancelar = async () => {
    const erro = await cancelar()
    if (erro) toastError('Erro ao cancelar o agendamento', erro)
    else toastSuccess('Agendamento cancelado')
  }
  return (
    <Button look="secondary" shape="compact" busy={isCancelling} onClick={() => void handleCancelar()}>
      <CalendarX size={16} aria-hidden="true" />
      Cancelar agendamento
    </Button>
  )
}
