import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** Two lines, about as wide as a status, so that no column moves. */
export const espera = style({
  display: 'block',
  inlineSize: `calc(${theme.size.fact} - ${theme.space.large})`,
  lineHeight: 1.3,
  whiteSpace: 'normal',
})
