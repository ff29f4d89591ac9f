import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'
import { inRow } from './VagaCardFrame.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xsmall,
  minInlineSize: 0,
  '@media': inRow,
})
