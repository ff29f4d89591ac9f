import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastError, toastMessage, toastSuccess } from '../../ui/overlay/toast.ts'
import type { ComponentProps } from 'react'
import { AgendarDialog } from './AgendarDialog.tsx'
import { formatDayTime } from '../../ui/dates.ts'
import type { useFocusMovedCard } from '../movimentos/useFocusMovedCard.ts'
import { QuemRecebe } from './QuemRecebe.tsx'
import { jaDivulgado, useDivulgar } from './useDivulgar.ts'

export type Dialogo = 'confirmar' | 'agendar'

type Props = {
  /** Global id. */
  vaga: string
  retidas: number
  /** Whose decisions are held; without those that are not loaded. */
  pessoas: ComponentProps<typeof QuemRecebe>['pessoas']
  /** When the scheduled divulgacao happens; null without one. */
  divulgacaoEm: string | null
  /** The divulgacao removes the button that has the focus, maybe before its response: an event may be faster. */
  focus: Pick<ReturnType<typeof useFocusMovedCard>, 'track' | 'done'>
  aberto: Dialogo | null
  onClose: () => void
}

/** The dialogs that release the retidas decisions, now or later. Both say first who gets what. */
export const Divulgacao = ({ vaga, retidas, pessoas, divulgacaoEm, focus, aberto, onClose }: Props) => {
  const [divulgar, isReleasing] = useDivulgar(vaga)
  const dialogo = { retidas, pessoas, busy: isReleasing, onClose }
  const handleDivulgar = async () => {
    focus.track([])
    const erro = await divulgar(null)
    onClose()
    if (erro === jaDivulgado) toastMessage(jaDivulgado, 'Não há mais nada a divulgar.')
    else if (erro) toastError('Erro ao divulgar', erro)
    else toastSuccess('Resultado divulgado', contar(retidas, 'foi avisado.', 'foram avisados.'))
    focus.done()
  }
  const handleAgendar = async (em: Date) => {
    const erro = await divulgar(em)
    if (!erro) toastSuccess('Divulgação agendada', `Para ${formatDayTime(em.toISOString())}.`)
    return erro
  }
  return (
    <>
      <ConfirmarDialog {...dialogo} open={aberto === 'confirmar'} onConfirm={() => void handleDivulgar()} />
      <AgendarDialog {...dialogo} open={aberto === 'agendar'} agendadaEm={divulgacaoEm} onAgendar={handleAgendar} />
    </>
  )
}

type ConfirmarProps = Pick<Props, 'retidas' | 'pessoas' | 'onClose'> & {
  open: boolean
  onConfirm: () => void
  busy: boolean
}

const ConfirmarDialog = ({ retidas, pessoas, ...dialogo }: ConfirmarProps) => (
  <ConfirmDialog {...dialogo} title="Divulgar o resultado?" confirmLabel="Divulgar agora" busyText="Divulgando...">
    <Stack>
      <QuemRecebe pessoas={pessoas} total={retidas} />
      <Text>
        {`${contar(retidas, 'será avisado', 'serão avisados')} agora, por notificação e por e-mail. Isso não pode ser desfeito.`}
      </Text>
    </Stack>
  </ConfirmDialog>
)

const contar = (retidas: number, um: string, muitos: string) =>
  retidas === 1 ? `1 estudante ${um}` : `${retidas} estudantes ${muitos}`
