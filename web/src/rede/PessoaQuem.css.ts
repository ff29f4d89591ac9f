import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.small, alignItems: 'center', minInlineSize: 0 })
