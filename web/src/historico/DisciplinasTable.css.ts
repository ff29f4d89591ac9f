import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme.css.ts'

/** A name may wrap to two lines; on a phone it is at the end of its row. */
export const nome = style({
  whiteSpace: 'normal',
  '@media': { [media.belowTablet]: { textAlign: 'end' } },
})
