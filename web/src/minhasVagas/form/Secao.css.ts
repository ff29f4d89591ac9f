import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** A link to it leaves room for the header. */
export const root = style({ scrollMarginBlockStart: `calc(${theme.size.header} + ${theme.space.large})` })
export const optional = style({ color: theme.color.textMuted, fontWeight: theme.weight.normal })
