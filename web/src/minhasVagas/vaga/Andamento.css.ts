import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xsmall })
/** A long situacao takes two lines beside the actions rather than one above them: the candidates begin higher. */
export const linha = style([
  line,
  { justifyContent: 'space-between', '@media': { [media.desktop]: { flexWrap: 'nowrap', alignItems: 'flex-start' } } },
])
export const situacao = style([
  line,
  {
    minInlineSize: 0,
    rowGap: theme.space.xxsmall,
    '@media': { [media.belowTablet]: { inlineSize: '100%', fontSize: theme.text.small } },
  },
])
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.belowTablet]: rule } })
// On a phone the parts fill their lines without a dot between them, and the links come after what is decided.
globalStyle(`${situacao} > [aria-hidden]`, onPhone({ display: 'none' }))
globalStyle(`${situacao} > a`, onPhone({ order: 1 }))
