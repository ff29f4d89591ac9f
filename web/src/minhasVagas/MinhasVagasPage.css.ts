import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  '@media': { [media.belowTablet]: { gap: theme.space.xsmall } },
})
