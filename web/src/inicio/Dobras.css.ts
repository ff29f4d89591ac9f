import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** Beside each other where there is room; each opens in its column. */
export const root = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const dobra = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: `calc(${theme.size.target} + ${theme.space.small})`,
  paddingInline: theme.space.medium,
  borderRadius: theme.radius.card,
  cursor: 'pointer',
  ':hover': { backgroundColor: theme.color.surfaceMuted },
})
export const arrow = style({
  flex: 'none',
  transition: `rotate ${theme.motion.quick}`,
  selectors: { [`details[open] > ${summary} > &`]: { rotate: '90deg' } },
})
export const content = style({
  paddingInline: theme.space.medium,
  paddingBlockEnd: theme.space.medium,
})
