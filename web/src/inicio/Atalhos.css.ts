import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** However many there are, they fill the row. */
export const root = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.aside}), 1fr))`,
})
