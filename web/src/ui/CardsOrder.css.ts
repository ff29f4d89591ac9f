import { style } from '@vanilla-extract/css'
import { media, theme } from './theme.css.ts'

export const order = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space.xsmall,
  '@media': { [media.tablet]: { display: 'none' } },
})
