import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As wide as three digits, so that nothing moves when the number comes. */
export const root = style({
  flex: 'none',
  minInlineSize: '3ch',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: theme.color.textMuted,
  fontSize: theme.text.tiny,
  fontWeight: theme.weight.normal,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-pressed="true"] &': { color: 'inherit' } },
})
