import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const fade = theme.space.xxlarge

/** Rows that wrap; on a phone one row that scrolls, and fades where it continues. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
  '@media': {
    [media.belowTablet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      // The last chip is scrolled out of the fade.
      paddingInlineEnd: fade,
      scrollPaddingInlineEnd: fade,
      maskImage: `linear-gradient(to left, transparent, black ${fade})`,
    },
  },
})
globalStyle(`${root} > *`, { flex: 'none' })
// Inside, because the row clips what is outside.
globalStyle(`${root} > :focus-visible`, { outlineOffset: '-2px' })
