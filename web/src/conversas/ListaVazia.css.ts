import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  padding: theme.space.medium,
  // The balloons of the drawing stand out from it.
  backgroundColor: theme.color.ground,
})
