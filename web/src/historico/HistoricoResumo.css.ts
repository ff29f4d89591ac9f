import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space.xsmall,
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surfaceMuted,
})
export const label = style({ color: theme.color.textMuted, fontSize: theme.text.small })
export const value = style({
  fontSize: theme.text.page,
  fontWeight: theme.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
})
