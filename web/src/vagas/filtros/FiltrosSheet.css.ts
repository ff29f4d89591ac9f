import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme.css.ts'

export const root = style({ flex: '1 1 0', '@media': { [media.desktop]: { display: 'none' } } })
