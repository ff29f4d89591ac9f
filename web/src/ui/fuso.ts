/*
 * The university's time zone: its days and hours are shown wherever the reader is. They are computed: Intl would take 80 ms
 * of a phone at its first use.
 */

/**
 * Milliseconds ahead of UTC. The document says them, and each response (gateway/src/fuso.ts): one number, or also the changes
 * of summer time. Where neither has said it yet, it is Brasília.
 */
function offsetAt(instant: number): number {
  let offset = -180
  const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset['fuso']
  for (const each of said?.split(',') ?? []) {
    const [minutes = 0, since = -Infinity] = each.split(':').map(Number)
    if (instant >= since * 1000) offset = minutes
  }
  return offset * 60_000
}

/** The wall clock of a time: its UTC fields are those of the time zone. */
export const clockOf = (time: Date): Date => new Date(time.getTime() + offsetAt(time.getTime()))

/** The day in this time zone, as '2026-11-30'. */
export const dayOf = (time: Date): string => clockOf(time).toISOString().slice(0, 10)

/** Today, as '2026-11-30'. */
export const today = (): string => dayOf(new Date())

/** The time of day in this time zone, as '14:00'. */
export const timeOf = (time: Date): string => clockOf(time).toISOString().slice(11, 16)

const oneDay = 24 * 60 * 60 * 1000

/** Milliseconds until the next midnight in this time zone. */
export const untilTomorrow = (now: Date): number => oneDay - (clockOf(now).getTime() % oneDay)

/** The instant of a day and a time, as '2026-11-30' and '14:00'; null if either is invalid. */
export function toInstant(dia: string, hora: string): Date | null {
  const clock = dia && hora ? Date.parse(`${dia}T${hora}:00Z`) : NaN
  return Number.isNaN(clock) ? null : new Date(clock - offsetAt(clock - offsetAt(clock)))
}
