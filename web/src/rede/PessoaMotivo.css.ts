import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xsmall, alignItems: 'flex-start' })
export const bulb = style({ flex: 'none', color: theme.color.tone.accent.solid, translate: '0 2px' })
