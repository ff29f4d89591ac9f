import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const part = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const head = style({ display: 'flex', alignItems: 'center', minBlockSize: theme.size.target })
/** A block, so that the browser counts the name as painted when it is filled in (LCP). */
export const saudacao = style({ display: 'block' })
/** Wraps below 'Boas-vindas,' as a name does. */
export const nome = style({ display: 'inline-block', blockSize: '1em', verticalAlign: 'middle' })
