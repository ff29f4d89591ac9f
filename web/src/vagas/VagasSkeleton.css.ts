import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme.css.ts'

/** The panel stands beside the list only where there is room for it. */
export const filtros = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
