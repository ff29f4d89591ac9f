import { Button } from '../../ui/form/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { StatusDaPagina } from '../status/useStatusDaVaga.ts'
import { StatusButton } from '../status/StatusButton.tsx'
import type { DeAndamento } from './Andamento.tsx'

/** Whether the button of the status is the next step, or undoes a change that waits; otherwise it is one of the actions. */
export const isStatusNext = ({ acao, passo }: StatusDaPagina, retidas: number): boolean =>
  passo !== undefined || (acao?.status === 'FINALIZADA' && retidas === 0)

type Props = Pick<DeAndamento, 'situacao' | 'status' | 'divulgacao'>

/** The one next step of a selecao: results that are held are released before it ends. */
export const ProximoPasso = ({ situacao, status, divulgacao }: Props) => {
  const retidas = situacao?.retidas ?? 0
  if (isStatusNext(status, retidas) && status.acao)
    return <StatusButton {...status} acao={status.acao} look={status.passo ? 'secondary' : 'primary'} />
  return retidas > 0 ? (
    <Button shape="compact" busy={divulgacao.abrindo} onClick={() => divulgacao.abrir('confirmar')}>
      <span>
        Divulgar<VisuallyHidden onPhone> agora</VisuallyHidden>
      </span>
    </Button>
  ) : null
}
