import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** Long lists scroll inside; a page of eighty interests would bury what follows. */
export const root = style({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
})
