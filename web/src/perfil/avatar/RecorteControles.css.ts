import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const range = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: theme.size.target,
  accentColor: theme.color.primary,
  cursor: 'pointer',
})
