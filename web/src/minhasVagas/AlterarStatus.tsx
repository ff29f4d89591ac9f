import { Button } from '../ui/Button.tsx'
import type { StatusDaVaga } from './__generated__/AcoesCard_vaga.graphql.ts'
import { useAlterarStatus } from './useAlterarStatus.ts'

type Acao = { status: StatusDaVaga; rotulo: string }

const reativar: Acao = { status: 'EM_ANDAMENTO', rotulo: 'Reativar Vaga' }

/** The one step that each state offers; the others offer none (specification §4). */
const acoes: Partial<Record<StatusDaVaga, Acao>> = {
  EM_ANDAMENTO: { status: 'FINALIZADA', rotulo: 'Finalizar seleção' },
  FINALIZADA: reativar,
  ENCERRADA: reativar,
}

type Props = {
  /** Global id. */
  vaga: string
  status: StatusDaVaga | null
  /** The selection is over now. */
  onEncerrada: () => void
}

/** The button that moves a selection on; nothing where there is no step. */
export const AlterarStatus = ({ vaga, status, onEncerrada }: Props) => {
  const [alterarStatus, isChanging] = useAlterarStatus()
  const acao = status && acoes[status]
  if (!acao) return null
  const handleClick = () =>
    alterarStatus({ vaga, status: acao.status }, () => {
      if (acao.status !== reativar.status) onEncerrada()
    })
  return (
    <Button look="secondary" shape="wide" busy={isChanging} busyText="Atualizando..." onClick={handleClick}>
      {acao.rotulo}
    </Button>
  )
}
