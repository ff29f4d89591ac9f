import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme.css.ts'

export const root = style({ display: 'grid', '@media': { [media.desktop]: { display: 'none' } } })
