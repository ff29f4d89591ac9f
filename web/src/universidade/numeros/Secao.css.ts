import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Two columns where there is room. */
export const columns = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
