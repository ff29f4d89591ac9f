import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.fact}, 1fr))`,
  gap: theme.space.xsmall,
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  justifyContent: 'space-between',
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surfaceMuted,
})
export const label = style({ color: theme.color.textMuted, fontSize: theme.text.small })
export const value = style({
  fontSize: theme.text.page,
  fontWeight: theme.weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
})
/** Along the end of the card. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: theme.space.xxsmall,
  backgroundColor: theme.color.surfaceHover,
})
export const bar = style({ fill: theme.color.primary })
