import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const fatos = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.fact}, 1fr))`,
  gap: theme.space.medium,
})
export const nome = style({ color: theme.color.textMuted, fontSize: theme.text.small })
export const valor = style({
  display: 'flex',
  flexDirection: 'column',
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
