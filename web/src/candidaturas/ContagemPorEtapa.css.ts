import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const fade = theme.space.xxlarge

/** One row, as quiet as a line of text; on a phone it scrolls, and fades where it continues. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.medium,
  '@media': {
    [media.belowTablet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The last one is scrolled out of the fade.
      paddingInlineEnd: fade,
      scrollPaddingInlineEnd: fade,
      maskImage: `linear-gradient(to left, transparent, black ${fade})`,
    },
  },
})
globalStyle(`${root} > *`, { flex: 'none' })
export const etapa = style({
  minBlockSize: theme.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  cursor: 'pointer',
  textUnderlineOffset: theme.space.xxsmall,
  ':hover': { color: theme.color.text, textDecoration: 'underline' },
  // Inside, because the row clips what is outside.
  ':focus-visible': { outlineOffset: '-2px', borderRadius: theme.radius.small },
  selectors: {
    '&[aria-pressed="true"]': {
      color: theme.color.primary,
      textDecoration: 'underline',
    },
  },
})
export const quantas = style({ fontWeight: theme.weight.strong, fontVariantNumeric: 'tabular-nums' })
