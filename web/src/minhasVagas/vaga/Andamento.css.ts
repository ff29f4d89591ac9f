import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xsmall })
export const linha = style([line, { justifyContent: 'space-between' }])
export const situacao = style([line, { minInlineSize: 0 }])
/** A note below one of the buttons does not move the other. */
export const acoes = style([line, { alignItems: 'flex-start' }])
