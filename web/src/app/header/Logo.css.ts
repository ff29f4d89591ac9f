import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high as the board's own, and at most three times as wide. */
export const root = style({
  blockSize: theme.space.xlarge,
  inlineSize: 'auto',
  maxInlineSize: `calc(3 * ${theme.space.xlarge})`,
  objectFit: 'contain',
})
