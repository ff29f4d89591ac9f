import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small })
/** The first is a line of its own on a phone, the others share one. */
globalStyle(`${root} > *`, { flex: `1 1 ${theme.size.fact}` })
globalStyle(`${root} > :first-child`, { flexBasis: theme.size.scroll })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall })
globalStyle(`${root} > ${actions}`, { flex: 'none', alignSelf: 'flex-end' })
