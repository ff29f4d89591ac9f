import CalendarClock from 'lucide-react/icons/calendar-clock'
import Lock from 'lucide-react/icons/lock'
import { graphql, useFragment } from 'react-relay'
import { formatDay } from '../ui/dates.ts'
import { Tag } from '../ui/text/Tag.tsx'
import type { PrazoTag_vaga$key } from './__generated__/PrazoTag_vaga.graphql.ts'
import { diasAte, isUrgente, resta } from './prazo.ts'
import { isFinal, nomeDoStatus, StatusTag } from './StatusTag.tsx'

/**
 * The badge of the prazo, red if less than 3 days are left (specification §9). For an encerrada it shows the past day,
 * or the name of the status if the selection is over or the vaga is a draft.
 */
export const PrazoTag = ({ vagaRef }: { vagaRef: PrazoTag_vaga$key }) => {
  const { prazo, encerrada, status } = useFragment(
    graphql`
      fragment PrazoTag_vaga on Vaga @throwOnFieldError {
        prazo
        encerrada
        status
      }
    `,
    vagaRef,
  )
  const dias = prazo ? diasAte(prazo) : null
  if (status === 'RASCUNHO') return <StatusTag status={status} />
  if (encerrada) {
    const past = prazo && dias !== null && dias < 0 && !isFinal(status)
    return (
      <Tag icon={<Lock size={16} aria-hidden="true" />}>
        {past ? `Prazo terminou em ${formatDay(prazo)}` : nomeDoStatus[isFinal(status) ? status : 'ENCERRADA']}
      </Tag>
    )
  }
  if (!prazo || dias === null) return null
  const urgente = isUrgente(dias)
  return (
    <Tag tone={urgente ? 'danger' : 'neutral'} icon={<CalendarClock size={16} aria-hidden="true" />}>
      {`Prazo: ${formatDay(prazo)}${urgente ? ` (${resta(dias)})` : ''}`}
    </Tag>
  )
}
