import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  alignItems: 'end',
  gap: theme.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' } },
})
