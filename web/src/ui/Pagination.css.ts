import { style } from '@vanilla-extract/css'
import { media, theme } from './theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.medium,
  '@media': { [media.belowTablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space.small } },
})
export const where = style({
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.textMuted,
  // On a phone, on a separate line above the buttons.
  '@media': { [media.belowTablet]: { gridArea: '1 / 1 / auto / span 2', textAlign: 'center' } },
})
