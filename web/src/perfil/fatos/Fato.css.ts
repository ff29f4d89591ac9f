import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${theme.size.fact} minmax(0, 1fr)`,
  columnGap: theme.space.small,
  alignItems: 'baseline',
})
