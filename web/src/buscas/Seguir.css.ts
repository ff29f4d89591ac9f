import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** As high as a button, so that nothing below moves when it comes. */
export const root = style({ minBlockSize: theme.size.target })
