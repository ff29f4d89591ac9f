import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.medium })
export const rows = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
/** A block, so that the browser counts the name as painted when it is filled in (LCP). */
export const saudacao = style({ display: 'block' })
/** Beside 'Boas-vindas,' or below it, as a name is. */
export const nome = style({ display: 'inline-block', blockSize: '1em', verticalAlign: 'middle' })
