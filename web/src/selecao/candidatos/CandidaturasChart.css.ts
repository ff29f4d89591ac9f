import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ inlineSize: '100%' })
export const bar = style({ fill: theme.color.tone.accent.solid })
export const number = style({
  fontSize: theme.text.tiny,
  fill: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const axis = style({ stroke: theme.color.border })
export const dates = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.text.tiny,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const date = style({ selectors: { '&:only-child': { marginInline: 'auto' } } })
