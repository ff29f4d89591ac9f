import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
/** At the bottom of the card, however short the text above is. */
export const foot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  flexGrow: 1,
})
