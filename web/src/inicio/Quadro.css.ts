import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.tone.primary.soft,
  '@media': { [media.belowDesktop]: { display: 'none' } },
})
/** Reserves the size of the drawing before it loads. */
export const cena = style({ inlineSize: `calc(2 * ${theme.size.fact})`, maxInlineSize: '100%', aspectRatio: '3 / 2' })
