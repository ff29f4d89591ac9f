import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: theme.space.xlarge,
  rowGap: theme.space.medium,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
