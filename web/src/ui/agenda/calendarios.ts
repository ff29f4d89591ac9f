import { type CalendarEvent, toLimites } from './ics.ts'

/** Pages of calendars that open a new event with what is known of it. */

const onde = ({ local, link }: CalendarEvent): string => local ?? link ?? ''

export const toGoogle = (event: CalendarEvent): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.titulo,
    dates: toLimites(event).join('/'),
    details: event.link ?? '',
    location: 'dia' in event ? '' : onde(event),
  })}`

/** As Outlook reads them: '2026-11-30T17:00:00Z', '2026-12-31'. */
const withHyphens = (limite: string): string =>
  limite.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z')

export const toOutlook = (event: CalendarEvent): string => {
  const [startdt = '', enddt = ''] = toLimites(event).map(withHyphens)
  return `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.titulo,
    startdt,
    enddt,
    allday: String('dia' in event),
    body: event.link ?? '',
    location: 'dia' in event ? '' : onde(event),
  })}`
}
