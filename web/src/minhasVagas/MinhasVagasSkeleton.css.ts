import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  '@media': { [media.belowTablet]: { gap: theme.space.xsmall } },
})
/** Most professors have no invitation. */
export const convite = style({ selectors: { '&:has(> div [data-campo]:empty)': { display: 'none' } } })
/** On a phone a line with the count, and a row of controls. */
export const filtros = style({
  '@media': {
    [media.belowTablet]: {
      blockSize: `calc(${theme.size.target} + ${theme.space.xsmall} + 1.5 * ${theme.text.small})`,
      overflow: 'hidden',
    },
  },
})
