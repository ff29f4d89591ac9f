import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** In the middle of the screen: the words, and beside them the drawing, which a phone has below. */
export const root = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.desktop]: { justifyContent: 'center' } },
})
export const parts = style({
  display: 'grid',
  gap: theme.space.xlarge,
  alignItems: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: theme.space.huge,
    },
  },
})
/** Reserves the size of the drawing before it loads. */
export const cena = style({
  aspectRatio: '3 / 2',
  inlineSize: '100%',
  maxInlineSize: theme.size.form,
  marginInline: 'auto',
  '@media': { [media.desktop]: { maxInlineSize: theme.size.reading } },
})
