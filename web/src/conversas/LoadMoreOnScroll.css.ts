import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ paddingBlockEnd: theme.space.small })
