import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high as a control. */
export const botao = style({ display: 'flex', alignItems: 'center', minBlockSize: theme.size.target })
/** Not before the title, whose lines tell its place. */
export const conta = style({
  selectors: { '[data-sketch]:has([data-campo="titulo"] > [aria-hidden]) &': { visibility: 'hidden' } },
})
