import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** Long lists scroll inside; a page of eighty interests would bury what follows. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  maxBlockSize: '45vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.medium,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
})
export const options = style({
  display: 'grid',
  columnGap: theme.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
