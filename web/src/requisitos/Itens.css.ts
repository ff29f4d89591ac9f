import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const item = style({ display: 'flex', gap: theme.space.xsmall, minInlineSize: 0 })
export const icon = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  fontSize: theme.text.small,
  selectors: {
    '&[data-atendido="true"]': { color: theme.color.tone.success.text },
    '&[data-atendido="false"]': { color: theme.color.danger },
    '&[data-atendido="null"]': { color: theme.color.textMuted },
  },
})
