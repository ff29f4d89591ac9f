/** Dates and times of a release are the university's, wherever its professor is. */
const timeZone = 'America/Sao_Paulo'

/** The API takes no later time. */
const maximoDeDias = 180

const offsets = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
const days = new Intl.DateTimeFormat('en-CA', { timeZone })
const moments = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** The day that it is there, as '2026-11-30'. */
export const diaDe = (time: Date): string => days.format(time)

/** The last day that can be chosen. */
export const ultimoDia = (now: Date): string => diaDe(new Date(now.getTime() + maximoDeDias * 86_400_000))

/** A day and a time of day, as '2026-11-30' and '14:00', as an instant; null for what is neither. */
export function toInstante(dia: string, hora: string): Date | null {
  if (!dia || !hora) return null
  const asUtc = new Date(`${dia}T${hora}:00Z`)
  if (Number.isNaN(asUtc.getTime())) return null
  const name = offsets.formatToParts(asUtc).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return new Date(`${dia}T${hora}:00${name.slice('GMT'.length) || 'Z'}`)
}

/** As '30/11/2026, 14:00'. */
export const formatInstante = (iso: string): string => moments.format(new Date(iso))

/** What is wrong with a time to release at; null where nothing is. */
export function conferirHorario(em: Date | null, now: Date): string | null {
  if (!em) return 'Escolha o dia e a hora'
  if (em <= now) return 'Escolha um horário que ainda não passou'
  if (em.getTime() - now.getTime() > maximoDeDias * 86_400_000) return `Escolha um dia dos próximos ${maximoDeDias}`
  return null
}
