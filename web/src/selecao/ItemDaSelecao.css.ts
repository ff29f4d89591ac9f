import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** On a phone above the buttons, which then fit into one line. */
export const etapa = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  '@media': { [media.belowTablet]: { inlineSize: '100%' } },
})
