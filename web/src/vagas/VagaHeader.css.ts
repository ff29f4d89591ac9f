import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
})
/** Away from the back link, at the other end of its row. */
export const end = style({ marginInlineStart: 'auto' })
