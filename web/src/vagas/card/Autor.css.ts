import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.xsmall, minInlineSize: 0 })
