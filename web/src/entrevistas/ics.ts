/** What a calendar is told of one interview. */
export type Evento = {
  /** Global id: the same interview is the same event, however often its file is opened. */
  id: string
  inicio: string
  minutos: number
  titulo: string
  local: string | null
  link: string | null
}

/** RFC 5545, 3.1: a line has at most 75 octets, without its end. */
const octets = 75

const encoder = new TextEncoder()

/** As '20261130T170000Z'. */
const toUtc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545, 3.3.11. */
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Goes on in a line that begins with a space; no character is cut in two. */
function fold(line: string): string {
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

const toLines = ({ id, inicio, minutos, titulo, local, link }: Evento, now: Date): string[] => [
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

/** A calendar file of these interviews (RFC 5545). */
export function toIcs(eventos: readonly Evento[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oportunidades//Entrevistas//PT-BR',
    'METHOD:PUBLISH',
    ...eventos.flatMap(evento => toLines(evento, now)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}
