import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
})
/** At the other end of the row of the back link. */
export const end = style({ marginInlineStart: 'auto' })
