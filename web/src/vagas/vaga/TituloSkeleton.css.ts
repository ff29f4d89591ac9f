import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme.css.ts'

export const segunda = style({ '@media': { [media.tablet]: { display: 'none' } } })
