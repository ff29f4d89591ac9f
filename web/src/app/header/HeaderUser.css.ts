import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  borderRadius: '50%',
  // For the initials.
  textDecoration: 'none',
})
