import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, minInlineSize: 0 })
