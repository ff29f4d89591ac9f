import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const summary = style({ paddingBlock: theme.space.xsmall, cursor: 'pointer' })
