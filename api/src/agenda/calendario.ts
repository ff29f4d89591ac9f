import type { Entrada } from './agendas.repository.ts'
import type { TipoDeEntrada } from '../db/schema/agenda.ts'

/* iCalendar (RFC 5545): the same entries are the same bytes, whenever and wherever they are written. */

/** Whose calendar it is, and the public address of the board. */
type Leitor = { ehaluno: boolean; publicUrl: string; nome: string }

const longest = 75

/** A content line, folded so that no line has more than 75 octets, and no character is cut (§3.1). */
const fold = (line: string): string => {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > longest) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return `${folded}\r\n`
}

/** A value of type TEXT (§3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ')

/** In UTC, as '20260309T140000Z'. */
const toInstant = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/** As '20260309', or the day after. */
const toDay = (dia: string, more = 0): string =>
  new Date(new Date(dia).getTime() + more * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')

const titulos: Record<TipoDeEntrada, (vaga: string) => string> = {
  prazo: vaga => `Inscrições: ${vaga} (até 23h59)`,
  resposta: vaga => `Resposta: ${vaga} (até 23h59)`,
  divulgacao: vaga => `Divulgação dos resultados: ${vaga}`,
  entrevista: vaga => `Entrevista: ${vaga}`,
}

/** A whole day ends before the day of DTEND (§3.6.1); what has neither an end nor a duration takes no time. */
const toWhen = ({ dia, inicio, minutos }: Entrada): string[] => {
  if (dia !== null) return [`DTSTART;VALUE=DATE:${toDay(dia)}`, `DTEND;VALUE=DATE:${toDay(dia, 1)}`]
  if (inicio === null) throw new Error('an entry without a time')
  const fim = minutos === null ? [] : [`DTEND:${toInstant(new Date(inicio.getTime() + minutos * 60_000))}`]
  return [`DTSTART:${toInstant(inicio)}`, ...fim]
}

/** A page of the board, which asks for a session. */
const toPage = ({ tipo, vagaId, alvoId }: Entrada, { ehaluno, publicUrl }: Leitor): string => {
  if (ehaluno) return `${publicUrl}/opportunities/${vagaId}`
  const vaga = `${publicUrl}/professor/opportunities/${vagaId}`
  return tipo === 'entrevista' ? `${vaga}/candidates/${alvoId}` : vaga
}

/** DTSTAMP is the last change, because the calendar has no METHOD (§3.8.7.2). Only an interview takes somebody's time. */
const toEvent = (entrada: Entrada, leitor: Leitor): string[] => {
  const { tipo, alvoId, titulo, onde, sequencia, mudouEm, cancelada } = entrada
  const page = toPage(entrada, leitor)
  return [
    'BEGIN:VEVENT',
    `UID:${tipo}-${alvoId}@${new URL(leitor.publicUrl).hostname}`,
    `DTSTAMP:${toInstant(mudouEm)}`,
    `SEQUENCE:${sequencia}`,
    ...toWhen(entrada),
    // Some calendars show an event that is cancelled as any other.
    `SUMMARY:${escapeText(`${cancelada ? 'Cancelado: ' : ''}${titulos[tipo](titulo)}`)}`,
    ...(onde === null || cancelada ? [] : [`LOCATION:${escapeText(onde)}`]),
    `DESCRIPTION:${escapeText(`No mural: ${page}`)}`,
    `URL:${page}`,
    `STATUS:${cancelada ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${tipo === 'entrevista' && !cancelada ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

/** A calendar must have a component (§3.6): one without entries has the time zone of its times. */
const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The entries of a person as a calendar. */
export const toCalendario = (entradas: readonly Entrada[], leitor: Leitor): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mural Acadêmico//Agenda//PT',
    `NAME:${escapeText(leitor.nome)}`,
    `X-WR-CALNAME:${escapeText(leitor.nome)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT3H',
    'X-PUBLISHED-TTL:PT3H',
    ...(entradas.length === 0 ? utc : entradas.flatMap(entrada => toEvent(entrada, leitor))),
    'END:VCALENDAR',
  ]
    .map(fold)
    .join('')
