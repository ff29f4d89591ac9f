/** One entrevista as a calendar event. */
export type CalendarEvent = {
  /** Global id, so that opening the file again updates the same event. */
  id: string
  inicio: string
  minutos: number
  titulo: string
  local: string | null
  link: string | null
}

/** RFC 5545, 3.1: the limit of a line, without its line break. */
const octets = 75

const encoder = new TextEncoder()

/** As '20261130T170000Z'. */
const toUtc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545, 3.3.11. */
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** RFC 5545, 3.1: no control characters. A tab is one, and shown as a space. */
const withoutControls = (line: string): string => line.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '')

/** Folds a long line: continuation lines begin with a space, and no character is split. */
function foldLine(line: string): string {
  const lines: string[] = []
  let [current, size] = ['', 0]
  for (const char of line) {
    const bytes = encoder.encode(char).length
    if (size + bytes > octets) {
      lines.push(current)
      ;[current, size] = [' ', 1]
    }
    current += char
    size += bytes
  }
  return [...lines, current].join('\r\n')
}

const toLines = ({ id, inicio, minutos, titulo, local, link }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${globalThis.location.hostname}`,
  `DTSTAMP:${toUtc(now)}`,
  `DTSTART:${toUtc(new Date(inicio))}`,
  `DTEND:${toUtc(new Date(Date.parse(inicio) + minutos * 60_000))}`,
  `SUMMARY:${escape(titulo)}`,
  `LOCATION:${escape(local ?? link ?? '')}`,
  ...(link ? [`URL:${link}`] : []),
  'END:VEVENT',
]

/** A calendar file (RFC 5545). */
export function toIcs(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oportunidades//Entrevistas//PT-BR',
    'METHOD:PUBLISH',
    ...events.flatMap(event => toLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(withoutControls(line))}\r\n`).join('')
}
