/** Dates and times are in the university's time zone, wherever the reader is. */
const timeZone = 'America/Sao_Paulo'

/** Made at its first use: the first one takes 80 ms on a phone, also on pages that format no time. */
function createFormat(locale: string, options: Intl.DateTimeFormatOptions = {}) {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options }))
}

const offsets = createFormat('en-US', { timeZoneName: 'longOffset' })
const days = createFormat('en-CA')
const hours = createFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const dias = createFormat('pt-BR', { day: '2-digit', month: 'long' })
const weekdays = createFormat('pt-BR', { weekday: 'long', day: '2-digit', month: 'long' })

/** The day in this time zone, as '2026-11-30'. */
export const dayOf = (time: Date): string => days().format(time)

/** Today, as '2026-11-30'. */
export const today = (): string => dayOf(new Date())

/** The time of day in this time zone, as '14:00'. */
export const timeOf = (time: Date): string => hours().format(time)

/** The instant of a day and a time, as '2026-11-30' and '14:00'; null if either is invalid. */
export function toInstant(dia: string, hora: string): Date | null {
  if (!dia || !hora) return null
  const asUtc = new Date(`${dia}T${hora}:00Z`)
  if (Number.isNaN(asUtc.getTime())) return null
  const name =
    offsets()
      .formatToParts(asUtc)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${dia}T${hora}:00${name.slice('GMT'.length) || 'Z'}`)
}

/** ' de 2027' for a time of another year than `now`. */
const yearOf = (time: Date, now: Date): string =>
  dayOf(time).slice(0, 4) === dayOf(now).slice(0, 4) ? '' : ` de ${dayOf(time).slice(0, 4)}`

/** As '30 de novembro, 14:00'; with the year if it is not the current one. */
export function formatDayTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso)
  return `${dias().format(time)}${yearOf(time, now)}, ${timeOf(time)}`
}

/** As 'segunda-feira, 30 de novembro'; with the year if it is not the current one. */
export function formatWeekday(iso: string, now: Date = new Date()): string {
  const time = new Date(iso)
  return `${weekdays().format(time)}${yearOf(time, now)}`
}

/** As '14:00–14:30'. */
export const formatHoras = (iso: string, minutos: number): string =>
  `${timeOf(new Date(iso))}–${timeOf(new Date(Date.parse(iso) + minutos * 60_000))}`
