import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  color: theme.color.primary,
  fontWeight: theme.weight.strong,
  textDecoration: 'none',
  borderRadius: theme.radius.small,
  ':hover': { color: theme.color.primaryHover, textDecoration: 'underline', textUnderlineOffset: '2px' },
})
