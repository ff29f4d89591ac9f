import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  alignContent: 'start',
  gap: theme.space.small,
})
export const number = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })
export const label = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const value = style({
  fontSize: theme.text.page,
  lineHeight: 1.15,
  fontWeight: theme.weight.display,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const note = style({
  fontSize: theme.text.small,
  fontWeight: theme.weight.normal,
  color: theme.color.textMuted,
})
