import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.xsmall,
})
export const palavra = style({
  margin: 0,
  paddingInlineStart: theme.space.small,
  borderInlineStart: `2px solid ${theme.color.border}`,
})
