import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const { primary } = theme.color.tone
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.belowTablet]: rule } })

/** Beside the heading a phone has no room for it. */
export const notOnPhone = style(onPhone({ display: 'none' }))

/**
 * A column beside the list. On a phone the radio buttons share a line, which scrolls on a narrow one: the chosen label has a
 * border.
 */
export const filtro = style({ minInlineSize: 0 })
globalStyle(`${filtro} fieldset > div`, {
  '@media': { [media.desktop]: { flexDirection: 'column', alignItems: 'stretch', gap: theme.space.none } },
})
globalStyle(`${filtro} fieldset`, onPhone({ minInlineSize: 0 }))
globalStyle(
  `${filtro} fieldset > div`,
  onPhone({ flexWrap: 'nowrap', justifyContent: 'space-between', gap: theme.space.none, overflowX: 'auto' }),
)
globalStyle(
  `${filtro} label`,
  onPhone({
    position: 'relative',
    flex: 'none',
    paddingInline: theme.space.xxsmall,
    border: '1px solid transparent',
    fontSize: theme.text.small,
    fontWeight: theme.weight.medium,
  }),
)
globalStyle(
  `${filtro} label:has(:checked)`,
  onPhone({ borderColor: primary.text, backgroundColor: primary.soft, color: primary.text }),
)
globalStyle(
  `${filtro} label:has(:focus-visible)`,
  onPhone({ outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' }),
)
globalStyle(`${filtro} input`, onPhone({ position: 'absolute', inset: 0, opacity: 0 }))
