import CalendarPlus2 from 'lucide-react/icons/calendar-plus-2'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../form/Button.tsx'
import { IconButton } from '../form/IconButton.tsx'
import type { CalendarEvent } from './ics.ts'

const AgendaDialog = lazy(() => import('./AgendaDialog.tsx').then(module => ({ default: module.AgendaDialog })))

type Props = {
  event: CalendarEvent
  /** What is added, if only the icon shows. */
  of?: string
}

/** Adds an event to the reader's calendar. */
export const AdicionarAAgenda = ({ event, of }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      {of === undefined ? (
        <Button look="secondary" shape="compact" onClick={() => setOpen(true)}>
          <CalendarPlus2 size={20} aria-hidden="true" />
          Adicionar à agenda
        </Button>
      ) : (
        <IconButton
          label={`Adicionar à agenda: ${of}`}
          icon={<CalendarPlus2 size={20} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      )}
      {open ? (
        <Suspense>
          <AgendaDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
