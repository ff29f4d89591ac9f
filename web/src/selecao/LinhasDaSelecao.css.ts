import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** One surface for all rows. */
export const lista = style({
  containerType: 'inline-size',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
})
