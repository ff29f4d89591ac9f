import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const rows = style({})
globalStyle(`${rows} > * + *`, { borderBlockStart: `1px solid ${theme.color.border}` })
