import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const legend = style({
  fontWeight: theme.weight.medium,
  fontSize: theme.text.small,
  padding: 0,
  marginBlockEnd: theme.space.xxsmall,
})
export const error = style({ color: theme.color.danger, fontWeight: theme.weight.medium, fontSize: theme.text.small })
