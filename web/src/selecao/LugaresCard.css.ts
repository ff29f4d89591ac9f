import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall, alignItems: 'end' })
export const numero = style({ flex: '1 1 0', minInlineSize: theme.size.target, maxInlineSize: theme.size.scroll })
