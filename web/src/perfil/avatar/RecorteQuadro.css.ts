import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: theme.size.aside,
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surfaceMuted,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
})
export const image = style({ position: 'absolute', maxInlineSize: 'none', userSelect: 'none' })
/** Dims the area outside of the round portrait. */
export const circle = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 ${theme.size.aside} ${theme.color.backdrop}`,
  outline: `2px solid ${theme.color.surface}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
})
