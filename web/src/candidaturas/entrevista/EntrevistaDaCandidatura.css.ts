import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/* The measures of HorarioMarcado: lines of the text, and the buttons. */

export const texto = style({
  blockSize: theme.space.xxlarge,
  '@media': { [media.belowTablet]: { blockSize: theme.space.huge } },
})
export const acoes = style({ blockSize: theme.size.target })
