import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const bar = style({ inlineSize: '100%', blockSize: theme.space.xsmall, accentColor: theme.color.primary })
