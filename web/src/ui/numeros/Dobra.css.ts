import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const summary = style({
  minBlockSize: theme.size.target,
  alignContent: 'center',
  color: theme.color.primary,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
})
