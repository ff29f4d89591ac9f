import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const motivo = style({ display: 'flex', gap: theme.space.xsmall, alignItems: 'flex-start' })
export const bulb = style({ flex: 'none', color: theme.color.tone.accent.solid, translate: '0 2px' })
export const root = style({ containerType: 'inline-size', flex: 1, display: 'flex' })

/** The card is a row. */
const wide = '(min-width: 600px)'

export const areas = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `${theme.size.aside} minmax(0, 1fr) auto`,
      alignItems: 'center',
      gap: theme.space.large,
    },
  },
})
export const sobre = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  ':empty': { display: 'none' },
  '@container': { [wide]: { gap: theme.space.xxsmall, ':empty': { display: 'flex' } } },
})
/** At the bottom of the card, whatever the height of the cards in the row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  flex: 1,
})
