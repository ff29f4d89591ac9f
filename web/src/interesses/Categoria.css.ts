import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${theme.color.border}` } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  paddingInline: theme.space.medium,
  cursor: 'pointer',
  ':hover': { backgroundColor: theme.color.surfaceHover },
  // An outer outline would be clipped by the container.
  ':focus-visible': { outlineOffset: '-2px' },
})
export const arrow = style({
  flex: 'none',
  transition: `rotate ${theme.motion.quick}`,
  selectors: { [`${root}[open] > ${summary} > &`]: { rotate: '90deg' } },
})
export const options = style({
  display: 'grid',
  columnGap: theme.space.medium,
  paddingInline: theme.space.medium,
  paddingBlockEnd: theme.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
