import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })
export const label = style({ fontWeight: theme.weight.medium, fontSize: theme.text.small })
/** Takes no room: its text is out of the flow. */
export const hidden = style({ position: 'absolute' })
export const optional = style({ fontWeight: theme.weight.normal, color: theme.color.textMuted })
/** Above the control, so that the counter of a long text is in view. */
export const above = style({ display: 'flex', alignItems: 'baseline', gap: theme.space.small })
export const below = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const error = style({
  color: theme.color.danger,
  fontWeight: theme.weight.medium,
  // The server may return several lines.
  whiteSpace: 'pre-line',
})
export const counter = style({
  marginInlineStart: 'auto',
  fontSize: theme.text.small,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-over="true"]': { color: theme.color.danger, fontWeight: theme.weight.medium } },
})
