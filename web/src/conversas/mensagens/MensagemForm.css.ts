import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  padding: theme.space.small,
  borderBlockStart: `1px solid ${theme.color.border}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.space.xsmall,
})
