import { CalendarPlus } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import { type Evento, toIcs } from './ics.ts'

type Props = { name: string; eventos: readonly Evento[] }

const toArquivo = (eventos: readonly Evento[]) =>
  new Blob([toIcs(eventos, new Date())], { type: 'text/calendar;charset=utf-8' })

/** Hands interviews over as a file that calendars open. */
export const AgendaButton = ({ name, eventos }: Props) => (
  <Button look="secondary" shape="compact" onClick={() => download(name, toArquivo(eventos))}>
    <CalendarPlus size={20} aria-hidden="true" />
    Pôr na agenda
  </Button>
)
