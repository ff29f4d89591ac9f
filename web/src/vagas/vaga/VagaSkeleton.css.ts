import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high as a control. */
export const volta = style({ display: 'flex', alignItems: 'center', minBlockSize: theme.size.target })
/** Only if the route has filled in that it is closed. */
export const fechada = style({
  display: 'none',
  selectors: { '&:not(:has([data-campo] > *))': { display: 'block' } },
})
