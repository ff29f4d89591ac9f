import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const row = style({
  display: 'grid',
  columnGap: theme.space.large,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
