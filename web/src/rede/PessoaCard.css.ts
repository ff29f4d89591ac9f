import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const motivo = style({ display: 'flex', gap: theme.space.xsmall, alignItems: 'flex-start' })
export const bulb = style({ flex: 'none', color: theme.color.tone.accent.solid, translate: '0 2px' })
/** At the bottom of the card, whatever the height of the cards in the row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  flex: 1,
})
