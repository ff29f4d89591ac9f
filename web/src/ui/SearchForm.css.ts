import { style } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xsmall })
export const input = style({ flex: 1, minInlineSize: 0 })
