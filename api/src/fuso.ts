import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/*
 * The university's time zone: which day it is, and the hours that people read. A process serves one university, so it is
 * one value. `readLida` (instituicao/viva.ts) sets it each time that it reads the institution.
 */

/** Until the institution says another one. The REST contract reads times without an offset in it, whatever that says. */
export const fusoPadrao = 'America/Sao_Paulo'

const known = new Set(Intl.supportedValuesOf('timeZone'))

export const isFuso = (nome: string): boolean => known.has(nome)

let fuso = fusoPadrao

export const setFuso = (nome: string): void => {
  fuso = nome
}

export const fusoDeAgora = (): string => fuso

/** Writes instants there, or in another zone. Each formatter is kept: to make one takes longer than to use it a hundred times. */
export const createFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (instant: Date, timeZone = fuso): string => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, format)
    return format.format(instant)
  }
}

/** In SQL: the time there of an instant, or the instant of a time there. */
export const noFuso = (quando: SQL): SQL => sql`(${quando} at time zone ${fuso}::text)`
