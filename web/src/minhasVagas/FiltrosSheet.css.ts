import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme.css.ts'

export const root = style({ '@media': { [media.tablet]: { display: 'none' } } })
