import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  paddingInlineEnd: theme.space.xxsmall,
  ':focus': { outline: 'none' },
})
/** Not in a line of text. */
export const bloco = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
})
