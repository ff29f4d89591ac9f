import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const lista = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: theme.space.large,
  rowGap: theme.space.xsmall,
})
