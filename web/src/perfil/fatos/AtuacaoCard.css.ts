import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** A title that wraps, and at its end what is left. */
export const vaga = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
})
export const resta = style({ flex: 'none' })
