import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  listStyle: 'disc',
  paddingInlineStart: theme.space.large,
})
