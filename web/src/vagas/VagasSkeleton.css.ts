import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme.css.ts'

/** On smaller screens the filters are a sheet. */
export const filtros = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
