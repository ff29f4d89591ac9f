import { z } from 'zod'
import { fusoPadrao } from '../fuso.ts'
import { texto } from '../http/texto.ts'
import { today } from '../prazos/today.ts'

const isDay = (day: string) => z.iso.date().safeParse(day).success

const isInstant = (value: string) => z.iso.datetime({ offset: true }).safeParse(value).success

/** Of an instant the day in the contract's zone (docs/rest-contract.md), else the day that it is written with. */
const toDay = (value: string) => (isInstant(value) ? today(new Date(value), fusoPadrao) : value.slice(0, 10))

/** A day or a timestamp; '' and null come from an untouched form field. */
export const dia = (message: string) =>
  texto(40)
    .meta({ format: 'date' })
    .nullable()
    .transform(value => (value?.trim() ? toDay(value.trim()) : null))
    .refine(value => value === null || isDay(value), message)
