import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small })
export const field = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xxsmall })
export const name = style({
  fontWeight: theme.weight.medium,
  '::first-letter': { textTransform: 'uppercase' },
})
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
