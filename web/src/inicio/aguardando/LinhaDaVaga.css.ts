import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const urgente = style({ color: theme.color.danger, fontWeight: theme.weight.medium })
