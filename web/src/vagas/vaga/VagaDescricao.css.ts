import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const lista = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  listStyle: 'disc',
  paddingInlineStart: theme.space.large,
})
