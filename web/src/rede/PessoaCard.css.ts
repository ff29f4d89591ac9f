import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** At the foot of the card, however much stands above in this row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  flex: 1,
})
