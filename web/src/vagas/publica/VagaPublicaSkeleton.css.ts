import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high as a control. */
export const botao = style({ display: 'flex', alignItems: 'center', minBlockSize: theme.size.target })
