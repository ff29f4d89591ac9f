import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** The list inside scrolls. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  blockSize: `calc(2 * ${theme.size.scroll})`,
})
