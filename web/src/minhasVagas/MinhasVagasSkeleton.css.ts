import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** Most professors have no invitation. */
export const convite = style({ selectors: { '&:has(> div [data-campo]:empty)': { display: 'none' } } })
/** On a phone one button opens them. */
export const filtros = style({
  '@media': { [media.belowTablet]: { blockSize: theme.size.target, overflow: 'hidden' } },
})
