import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.medium })
/** Beside the drawing, or below it where a line of words would be short. */
export const words = style({ flex: '1 1 14rem', minInlineSize: 0 })
