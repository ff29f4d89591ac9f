import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })
export const label = style({ fontWeight: theme.weight.medium, fontSize: theme.text.small })
export const optional = style({ fontWeight: theme.weight.normal, color: theme.color.textMuted })
export const below = style({
  display: 'flex',
  gap: theme.space.small,
  justifyContent: 'space-between',
  fontSize: theme.text.small,
  color: theme.color.textMuted,
})
export const error = style({
  color: theme.color.danger,
  fontWeight: theme.weight.medium,
  // The server may return several lines.
  whiteSpace: 'pre-line',
})
export const counter = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-over="true"]': { color: theme.color.danger, fontWeight: theme.weight.medium } },
})
