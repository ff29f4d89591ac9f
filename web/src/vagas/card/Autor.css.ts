import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xsmall,
  minInlineSize: 0,
  // In the card's line of facts.
  '@media': { [media.wide]: { selectors: { '[data-aberta="true"] &': { display: 'contents' } } } },
})
