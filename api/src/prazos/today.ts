import { createFormat } from '../fuso.ts'

const format = createFormat('en-CA', {})

/** Today at the university, as '2026-12-31'. Deadlines are days there, wherever the server is. */
export const today = (instant: Date = new Date(), fuso?: string): string => format(instant, fuso)

const offset = createFormat('en-US', { timeZoneName: 'longOffset' })

/** The last millisecond of a day at the university. */
export const endOf = (dia: string): Date => {
  const [ahead = 'Z'] = /[+-]\d\d:\d\d/.exec(offset(new Date(`${dia}T23:59:59.999Z`))) ?? []
  return new Date(`${dia}T23:59:59.999${ahead}`)
}
