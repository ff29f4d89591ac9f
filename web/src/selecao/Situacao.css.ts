import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const aprovadas = style({
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
