import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Stays in sight below a long list, and over the filters. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: theme.space.xsmall,
  zIndex: 25,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  alignItems: 'center',
  padding: theme.space.small,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.floating,
  '@media': { [media.short]: { position: 'static' } },
})
export const quantos = style({ flex: 1, minInlineSize: 'max-content' })
// The bar does not cover the focus: its rows are four on a phone, and two elsewhere.
globalStyle(`html:has(${root})`, {
  scrollPaddingBlockEnd: `calc(3 * ${theme.size.target})`,
  '@media': {
    [media.belowTablet]: { scrollPaddingBlockEnd: `calc(5 * ${theme.size.target})` },
    [media.short]: { scrollPaddingBlockEnd: 0 },
  },
})
