import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'
import { banner } from '../banner.css.ts'

export const root = style({
  ...banner,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', padding: theme.space.xxlarge },
  },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.medium,
})
