/** Dates and times are in the university's time zone, wherever the reader is. */
export const timeZone = 'America/Sao_Paulo'

/** Made at its first use: the first one takes 80 ms on a phone, also on pages that format no time. */
function createFormat(locale: string, options: Intl.DateTimeFormatOptions = {}) {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= new Intl.DateTimeFormat(locale, { timeZone, ...options }))
}

const offsets = createFormat('en-US', { timeZoneName: 'longOffset' })
const days = createFormat('en-CA')
const hours = createFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const moments = createFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

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

const shortMoments = createFormat('pt-BR', { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })

/** As '30/11 14:00', for a time within months. */
export const formatMoment = (iso: string): string => shortMoments().format(new Date(iso)).replace(',', '')

/** As '30/11/2026, 14:00'. */
export const formatInstant = (iso: string): string => moments().format(new Date(iso))
