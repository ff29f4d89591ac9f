import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const aprovadas = style({ fontWeight: theme.weight.strong, fontVariantNumeric: 'tabular-nums' })
/** On a phone the button that releases them is beside the status, and the rest on the line below. */
export const resultados = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowTablet]: { order: 1 } },
})
