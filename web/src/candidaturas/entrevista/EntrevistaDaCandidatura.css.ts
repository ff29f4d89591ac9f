import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/* The measures of HorarioMarcado: lines of the text, and the buttons. */

export const texto = style({ blockSize: '3rem', '@media': { [media.belowTablet]: { blockSize: '4.5rem' } } })
export const acoes = style({ blockSize: theme.size.target })
