import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small })
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  fontSize: theme.text.small,
})
export const count = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  gridColumn: '1 / -1',
  blockSize: theme.space.xsmall,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.surfaceMuted,
  overflow: 'hidden',
})
/** A sliver stays to be seen of one among hundreds. */
export const fill = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: `max(var(--share), ${theme.space.xxsmall})`,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.primary,
})
