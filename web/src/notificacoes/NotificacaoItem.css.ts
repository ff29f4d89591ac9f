import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** A row of 64 px: its text is cut off, not wrapped. */
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.size.header,
  paddingInline: theme.space.small,
  paddingBlock: theme.space.xsmall,
  transition: `background-color ${theme.motion.quick}`,
  ':hover': { backgroundColor: theme.color.surfaceMuted },
  '@media': {
    [media.belowTablet]: {
      gap: 0,
      paddingBlock: theme.space.xxsmall,
      paddingInlineEnd: theme.space.xxsmall,
      lineHeight: 1.25,
    },
  },
})
/** The bar at the start says that it is unread, in forced colors too. */
export const naoLida = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `${theme.space.xxsmall} solid ${theme.color.tone.accent.solid}`,
  },
})
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  borderRadius: theme.radius.control,
  '@media': { [media.belowTablet]: { display: 'none' } },
  backgroundColor: theme.color.surfaceMuted,
  color: theme.color.textMuted,
  selectors: {
    [`${naoLida} > &`]: { backgroundColor: theme.color.tone.accent.soft, color: theme.color.tone.accent.text },
  },
})
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  columnGap: theme.space.medium,
  alignItems: 'baseline',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const title = style({ display: 'flex', alignItems: 'baseline', gap: theme.space.xsmall })
globalStyle(`${title} > h3`, { '@media': { [media.belowTablet]: { fontSize: theme.text.body } } })
export const description = style({
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
})
/** Beside the words, or below them on a phone. */
export const side = style({
  display: 'flex',
  gap: theme.space.small,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'contents' } },
})
export const time = style({ '@media': { [media.tablet]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' } } })
/** Covers the row, of which only the buttons lie above it. */
export const link = style({
  color: theme.color.primary,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${root}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.tablet]: { gridRow: 2, gridColumn: 2, justifySelf: 'end' } },
})
export const buttons = style({ position: 'relative', flex: 'none', display: 'flex' })
export const members = style({ paddingInlineStart: theme.space.xxlarge })
