import { style } from '@vanilla-extract/css'

/** A block, so that the browser counts the name as painted when it is filled in (LCP). */
export const saudacao = style({ display: 'block' })
/** Beside 'Boas-vindas,' or below it, as a name is. */
export const nome = style({ display: 'inline-block', blockSize: '1em', verticalAlign: 'middle' })
