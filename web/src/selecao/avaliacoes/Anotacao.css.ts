import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xsmall, alignItems: 'flex-start' })
export const nota = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
