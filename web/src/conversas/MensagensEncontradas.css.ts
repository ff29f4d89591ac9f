import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column' })
export const title = style({ paddingInline: theme.space.medium, paddingBlock: theme.space.small })
export const line = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: theme.text.small,
  color: theme.color.textMuted,
})
export const match = style({
  color: theme.color.tone.accent.text,
  backgroundColor: theme.color.tone.accent.soft,
  fontWeight: theme.weight.medium,
})
