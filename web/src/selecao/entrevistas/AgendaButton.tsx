import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { Button } from '../../ui/form/Button.tsx'
import { download } from '../../ui/download.ts'
import { type CalendarEvent, toIcs } from '../../ui/agenda/ics.ts'

type Props = { name: string; events: readonly CalendarEvent[] }

const toArquivo = (events: readonly CalendarEvent[]) =>
  new Blob([toIcs(events, new Date())], { type: 'text/calendar;charset=utf-8' })

/** Downloads entrevistas as a calendar file. */
export const AgendaButton = ({ name, events }: Props) => (
  <Button look="secondary" shape="compact" onClick={() => download(name, toArquivo(events))}>
    <CalendarPlus size={20} aria-hidden="true" />
    Pôr na agenda
  </Button>
)
