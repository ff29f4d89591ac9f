import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  '@media': { [media.belowTablet]: { gap: theme.space.xxsmall } },
})
