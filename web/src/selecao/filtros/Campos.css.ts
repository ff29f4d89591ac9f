import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** A row of its own below the fields. */
export const fim = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
})
