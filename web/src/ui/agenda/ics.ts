/** An entrevista, or a prazo, as a calendar event. */
export type CalendarEvent = {
  /** Global id, so that opening the file again updates the same event. */
  id: string
  titulo: string
  local: string | null
  link: string | null
} & Quando

/** Some minutes of a day, or the whole of one, as '2026-12-31'. */
type Quando = { inicio: string; minutos: number } | { dia: string }

/** RFC 5545, 3.1: the limit of a line, without its line break. */
const octets = 75

const encoder = new TextEncoder()

/** As '20261130T170000Z'. */
const toUtc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** When an event begins and ends, as '20261130T170000Z' or, for whole days, '20261130'. The end of a day is the next one. */
export const toLimites = (quando: Quando): [string, string] => {
  if ('dia' in quando) {
    const begin = Date.parse(quando.dia)
    return [toUtc(new Date(begin)).slice(0, 8), toUtc(new Date(begin + 86_400_000)).slice(0, 8)]
  }
  const begin = Date.parse(quando.inicio)
  return [toUtc(new Date(begin)), toUtc(new Date(begin + quando.minutos * 60_000))]
}

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

function toLines(event: CalendarEvent, now: Date): string[] {
  const { id, titulo, local, link } = event
  const [begin, end] = toLimites(event)
  const [type, transp] = 'dia' in event ? [';VALUE=DATE', ['TRANSP:TRANSPARENT']] : ['', []]
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${globalThis.location.hostname}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART${type}:${begin}`,
    `DTEND${type}:${end}`,
    `SUMMARY:${escape(titulo)}`,
    ...('dia' in event ? [] : [`LOCATION:${escape(local ?? link ?? '')}`]),
    ...(link ? [`URL:${link}`] : []),
    ...transp,
    'END:VEVENT',
  ]
}

/** A calendar file (RFC 5545). */
export function toIcs(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oportunidades//Agenda//PT-BR',
    'METHOD:PUBLISH',
    ...events.flatMap(event => toLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(withoutControls(line))}\r\n`).join('')
}
