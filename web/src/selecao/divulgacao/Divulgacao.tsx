import CalendarX from 'lucide-react/icons/calendar-x'
import { useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Actions } from '../../ui/layout/Actions.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { toastError, toastMessage, toastSuccess } from '../../ui/overlay/toast.ts'
import { AgendarDialog } from './AgendarDialog.tsx'
import * as styles from './Divulgacao.css.ts'
import { formatInstant, formatMoment } from '../../ui/brasiliaTime.ts'
import type { useFocusMovedCard } from '../movimentos/useFocusMovedCard.ts'
import { jaDivulgado, useCancelarDivulgacao, useDivulgar } from './useDivulgar.ts'

type Props = {
  /** Global id. */
  vaga: string
  retidas: number
  /** When the scheduled divulgacao happens; null without one. */
  divulgacaoEm: string | null
  /** The divulgacao removes the button that has the focus, maybe before its response: an event may be faster. */
  focus: Pick<ReturnType<typeof useFocusMovedCard>, 'track' | 'done'>
}

type Aberto = 'confirmar' | 'agendar' | null

/** The time of the divulgacao of the retidas decisions, and its actions. */
export const Divulgacao = ({ vaga, retidas, divulgacaoEm, focus }: Props) => {
  const [aberto, setAberto] = useState<Aberto>(null)
  const [divulgar, isReleasing] = useDivulgar(vaga)
  const dialogo = { retidas, busy: isReleasing, onClose: () => setAberto(null) }
  const handleDivulgar = async () => {
    focus.track([])
    const erro = await divulgar(null)
    setAberto(null)
    if (erro === jaDivulgado) toastMessage(jaDivulgado, 'Não há mais nada a divulgar.')
    else if (erro) toastError('Erro ao divulgar', erro)
    else toastSuccess('Resultado divulgado', contar(retidas, 'foi avisado.', 'foram avisados.'))
    focus.done()
  }
  const handleAgendar = async (em: Date) => {
    const erro = await divulgar(em)
    if (!erro) toastSuccess('Divulgação agendada', `Para ${formatInstant(em.toISOString())}.`)
    return erro
  }
  return (
    <>
      <Quando em={divulgacaoEm} />
      <Botoes vaga={vaga} isAgendada={divulgacaoEm !== null} onAbrir={setAberto} />
      <ConfirmarDialog {...dialogo} open={aberto === 'confirmar'} onConfirm={() => void handleDivulgar()} />
      <AgendarDialog {...dialogo} open={aberto === 'agendar'} agendadaEm={divulgacaoEm} onAgendar={handleAgendar} />
    </>
  )
}

const Quando = ({ em }: { em: string | null }) => (
  <span role="status" className={styles.quando}>
    {em ? (
      <>
        {`(${formatMoment(em)})`}
        <VisuallyHidden> horário de Brasília</VisuallyHidden>
      </>
    ) : null}
  </span>
)

type BotoesProps = { vaga: string; isAgendada: boolean; onAbrir: (aberto: Aberto) => void }

const Botoes = ({ vaga, isAgendada, onAbrir }: BotoesProps) => {
  const [cancelar, isCancelling] = useCancelarDivulgacao(vaga)
  const handleCancelar = async () => {
    const erro = await cancelar()
    if (erro) toastError('Erro ao cancelar o agendamento', erro)
    else toastSuccess('Agendamento cancelado')
  }
  return (
    <>
      <span className={styles.agora}>
        <Button shape="compact" onClick={() => onAbrir('confirmar')}>
          <span>
            Divulgar<VisuallyHidden onPhone> agora</VisuallyHidden>
          </span>
        </Button>
      </span>
      <span className={styles.agendamento}>
        <Actions>
          <Button look="secondary" shape="compact" onClick={() => onAbrir('agendar')}>
            {isAgendada ? 'Reagendar…' : 'Agendar…'}
          </Button>
          {isAgendada ? (
            <Button
              look="secondary"
              shape="compact"
              busy={isCancelling}
              title="Cancelar agendamento"
              aria-label="Cancelar agendamento"
              onClick={() => void handleCancelar()}
            >
              <CalendarX size={20} aria-hidden="true" />
            </Button>
          ) : null}
        </Actions>
      </span>
    </>
  )
}

type ConfirmarProps = { open: boolean; onClose: () => void; onConfirm: () => void; retidas: number; busy: boolean }

const ConfirmarDialog = ({ retidas, ...dialogo }: ConfirmarProps) => (
  <ConfirmDialog {...dialogo} title="Divulgar o resultado?" confirmLabel="Divulgar agora" busyText="Divulgando...">
    <Text>
      {`${contar(retidas, 'será avisado', 'serão avisados')} agora, por notificação e por e-mail. Isso não pode ser desfeito.`}
    </Text>
  </ConfirmDialog>
)

const contar = (retidas: number, um: string, muitos: string) =>
  retidas === 1 ? `1 estudante ${um}` : `${retidas} estudantes ${muitos}`
