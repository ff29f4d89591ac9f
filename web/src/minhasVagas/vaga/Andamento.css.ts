import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xsmall })
/** A long situacao takes two lines beside the actions rather than one above them: the candidates begin higher. */
export const linha = style([
  line,
  { justifyContent: 'space-between', '@media': { [media.desktop]: { flexWrap: 'nowrap', alignItems: 'flex-start' } } },
])
export const situacao = style([line, { minInlineSize: 0, rowGap: theme.space.xxsmall }])
// On a phone nearly every part has a line of its own.
globalStyle(`${situacao} > [aria-hidden]`, { '@media': { [media.belowTablet]: { display: 'none' } } })
/** A note below one of the buttons does not move the other. */
export const acoes = style([line, { flex: 'none', maxInlineSize: '100%', alignItems: 'flex-start' }])
