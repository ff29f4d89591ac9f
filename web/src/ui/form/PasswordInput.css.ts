import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ position: 'relative' })
export const room = style({ selectors: { 'input&': { paddingInlineEnd: theme.size.target } } })
export const toggle = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })
