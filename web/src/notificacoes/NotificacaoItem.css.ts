import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', alignItems: 'flex-start', gap: theme.space.small })
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  borderRadius: theme.radius.control,
  selectors: {
    '&[data-lida="false"]': {
      backgroundColor: theme.color.tone.accent.soft,
      color: theme.color.tone.accent.text,
    },
    '&[data-lida="true"]': { backgroundColor: theme.color.surfaceMuted, color: theme.color.textMuted },
  },
})
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
})
