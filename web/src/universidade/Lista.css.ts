import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../ui/theme.css.ts'

export const root = style({})
/** On a phone what a row does not have takes no line. */
globalStyle(`${root} td:empty`, { '@media': { [media.belowTablet]: { display: 'none' } } })
