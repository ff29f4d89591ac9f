import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'
import { banner } from './banner.css.ts'

export const root = style({
  ...banner,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      paddingInline: theme.space.xxlarge,
    },
  },
})
/** Hidden on a phone, so that the shortcuts are in view. */
export const art = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
