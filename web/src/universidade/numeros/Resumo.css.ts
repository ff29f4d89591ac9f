import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.fact}, 1fr))`,
})
export const label = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const value = style({
  fontSize: theme.text.page,
  lineHeight: 1.25,
  fontWeight: theme.weight.display,
  fontVariantNumeric: 'tabular-nums',
})
