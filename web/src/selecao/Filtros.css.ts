import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.small,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.scroll}, max-content))` },
  },
})
