import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-aberta="true"]': {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr) minmax(${theme.size.form}, 0.8fr)`,
          gap: theme.space.large,
          alignItems: 'start',
        },
      },
    },
  },
})
