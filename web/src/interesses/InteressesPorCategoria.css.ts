import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** Long lists scroll inside, so that the rest of the form stays within reach. */
export const root = style({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
})
