import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.medium,
  rowGap: theme.space.xsmall,
})
// An expanded part takes the full width.
globalStyle(`${root} > :has([aria-expanded='true'])`, { flexBasis: '100%' })
