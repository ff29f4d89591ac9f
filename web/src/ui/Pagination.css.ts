import { style } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.medium,
})
export const where = style({ fontVariantNumeric: 'tabular-nums', color: theme.color.textMuted })
