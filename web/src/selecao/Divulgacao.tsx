import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Text } from '../ui/Text.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { AgendarDialog } from './AgendarDialog.tsx'
import { formatInstante } from './horario.ts'
import { useCancelarDivulgacao, useDivulgar } from './useDivulgar.ts'

type Props = {
  /** Global id. */
  vaga: string
  retidas: number
  /** When they are released by themselves; null while no time is set. */
  divulgacaoEm: string | null
  /** They were released: what was pressed is gone. */
  onDivulgadas: () => void
}

type Aberto = 'confirmar' | 'agendar' | null

/** The decisions that are held back, and their release; nothing where there are none. */
export const Divulgacao = ({ vaga, retidas, divulgacaoEm, onDivulgadas }: Props) => {
  const [aberto, setAberto] = useState<Aberto>(null)
  const [divulgar, isReleasing] = useDivulgar(vaga)
  const [cancelar, isCancelling] = useCancelarDivulgacao(vaga)
  const fechar = () => setAberto(null)
  if (retidas === 0) return null
  const handleConfirm = async () => {
    const erro = await divulgar(null)
    fechar()
    if (erro) toastError('Erro ao divulgar', erro)
    else toastSuccess('Resultado divulgado', seraoAvisados(retidas, 'foi avisado', 'foram avisados'))
    onDivulgadas()
  }
  const handleCancelar = async () => {
    const erro = await cancelar()
    if (erro) toastError('Erro ao cancelar o agendamento', erro)
    else toastSuccess('Agendamento cancelado')
  }
  return (
    <Notice
      tone="info"
      title={retidas === 1 ? '1 resultado a divulgar' : `${retidas} resultados a divulgar`}
      actions={
        <>
          <Button shape="compact" onClick={() => setAberto('confirmar')}>
            Divulgar agora
          </Button>
          <Button look="secondary" shape="compact" onClick={() => setAberto('agendar')}>
            {divulgacaoEm ? 'Reagendar…' : 'Agendar…'}
          </Button>
          {divulgacaoEm ? (
            <Button look="quiet" shape="compact" busy={isCancelling} onClick={() => void handleCancelar()}>
              Cancelar agendamento
            </Button>
          ) : null}
        </>
      }
    >
      <span role="status">
        {divulgacaoEm ? `Agendado para ${formatInstante(divulgacaoEm)}, horário de Brasília. ` : ''}Até a divulgação, os
        estudantes veem “Em análise”.
      </span>
      <ConfirmDialog
        open={aberto === 'confirmar'}
        onClose={fechar}
        onConfirm={() => void handleConfirm()}
        title="Divulgar o resultado?"
        confirmLabel="Divulgar agora"
        busy={isReleasing}
        busyText="Divulgando..."
      >
        <Text>
          {seraoAvisados(retidas, 'será avisado', 'serão avisados')} agora, por notificação e por e-mail. Isso não pode
          ser desfeito.
        </Text>
      </ConfirmDialog>
      <AgendarDialog
        open={aberto === 'agendar'}
        onClose={fechar}
        retidas={retidas}
        busy={isReleasing}
        onAgendar={async em => {
          const erro = await divulgar(em)
          if (!erro) toastSuccess('Divulgação agendada', `Para ${formatInstante(em.toISOString())}.`)
          return erro
        }}
      />
    </Notice>
  )
}

const seraoAvisados = (retidas: number, um: string, muitos: string) =>
  retidas === 1 ? `1 estudante ${um}` : `${retidas} estudantes ${muitos}`
