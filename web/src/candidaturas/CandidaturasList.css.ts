import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  selectors: { '&:focus': { outline: 'none' } },
})
/** How many there are, and beside it, or below on a phone, at which stages. */
export const contagem = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: theme.space.small,
  minBlockSize: theme.size.target,
  '@media': { [media.belowTablet]: { flexDirection: 'column', alignItems: 'stretch' } },
})
