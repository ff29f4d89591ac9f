import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xsmall })
export const input = style({ flex: 1, minInlineSize: 0 })
