import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const { accent } = theme.color.tone

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.size.header,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.xsmall,
  transition: `background-color ${theme.motion.quick}`,
  ':hover': { backgroundColor: theme.color.surfaceMuted },
  '@media': {
    [media.belowTablet]: {
      alignItems: 'flex-start',
      gap: 0,
      paddingInlineEnd: theme.space.xxsmall,
      paddingBlockEnd: 0,
      lineHeight: 1.35,
    },
  },
})
/** A tinted row with a bar at the start, which forced colors keep, and a title in bold. */
export const naoLida = style({
  backgroundColor: `color-mix(in srgb, ${accent.soft} 40%, ${theme.color.surface})`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderInlineStart: `${theme.space.xxsmall} solid ${accent.solid}`,
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
    [`${naoLida} > &`]: { backgroundColor: accent.soft, color: accent.text },
  },
})
/** The text, and right after it what can be done; below it on a phone. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: theme.space.large,
  '@media': { [media.belowTablet]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
export const texto = style({ minInlineSize: 0 })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.xsmall,
})
globalStyle(`${root}:not(${naoLida}) h3`, { fontWeight: theme.weight.medium })
export const time = style({
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const description = style({ color: theme.color.textMuted, fontSize: theme.text.small })
/** Covers the row, of which only the buttons lie above it. */
export const link = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  color: theme.color.primary,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${root}:hover &`]: { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' },
  },
})
export const buttons = style({ position: 'relative', flex: 'none', display: 'flex' })
export const members = style({ paddingInlineStart: theme.space.xxlarge })
