import CalendarClock from 'lucide-react/icons/calendar-clock'
import Copy from 'lucide-react/icons/copy'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Comunicado } from '../../selecao/comunicado/Comunicado.tsx'
import { CancelarAgendamento } from '../../selecao/divulgacao/CancelarAgendamento.tsx'
import { CartazDaVaga } from '../../vagas/cartaz/CartazDaVaga.tsx'
import { Compartilhar } from '../../vagas/vaga/Compartilhar.tsx'
import { StatusButton } from '../status/StatusButton.tsx'
import type { OutrasAcoes_vaga$key } from './__generated__/OutrasAcoes_vaga.graphql.ts'
import { type DeAndamento, toDestinatarios } from './Andamento.tsx'
import { isStatusNext } from './ProximoPasso.tsx'

type Props = {
  vagaRef: OutrasAcoes_vaga$key
  /** Null for a reader who does not run the selecao. */
  andamento: DeAndamento | null
}

/** What is done with a vaga besides its next step and its form. */
export const OutrasAcoes = ({ vagaRef, andamento }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment OutrasAcoes_vaga on Vaga @throwOnFieldError {
        codigo
        ...Compartilhar_vaga
        ...CartazDaVaga_vaga
      }
    `,
    vagaRef,
  )
  return (
    <>
      {andamento ? <DaSelecao {...andamento} /> : null}
      <LinkButton to={paths.professor.novaVaga(vaga.codigo)} look="secondary" shape="compact">
        <Copy size={16} aria-hidden="true" />
        Duplicar
      </LinkButton>
      <Compartilhar vagaRef={vaga} shape="compact" />
      <CartazDaVaga vagaRef={vaga} />
    </>
  )
}

type DaSelecaoProps = Pick<DeAndamento, 'id' | 'candidaturas' | 'situacao' | 'status' | 'comunicado' | 'divulgacao'>

const DaSelecao = ({ id, candidaturas, situacao, status, comunicado, divulgacao }: DaSelecaoProps) => {
  const retidas = situacao?.retidas ?? 0
  const isAgendada = situacao?.divulgacaoEm != null
  return (
    <>
      <Comunicado vaga={id} candidatos={toDestinatarios(candidaturas)} dialog={comunicado} />
      {retidas > 0 ? (
        <Button look="secondary" shape="compact" onClick={() => divulgacao.abrir('agendar')}>
          <CalendarClock size={16} aria-hidden="true" />
          <span>{isAgendada ? 'Reagendar a divulgação…' : 'Agendar a divulgação…'}</span>
        </Button>
      ) : null}
      {retidas > 0 && isAgendada ? <CancelarAgendamento vaga={id} /> : null}
      {status.acao && !isStatusNext(status, retidas) ? <StatusButton {...status} acao={status.acao} comIcone /> : null}
    </>
  )
}
