import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** A row is as high as a title of two lines needs; on a phone the actions are beside it, above two lines of facts. */
export const root = style({})
globalStyle(`${root} td`, {
  lineHeight: 1.35,
  '@media': { [media.tablet]: { paddingBlock: theme.space.xsmall } },
})
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.belowTablet]: rule } })
const densa = `${root} [data-densa]`
globalStyle(
  `${densa} tr`,
  onPhone({ gap: `0 ${theme.space.xsmall}`, padding: `${theme.space.xxsmall} ${theme.space.small}` }),
)
globalStyle(`${densa} td`, onPhone({ minBlockSize: theme.space.large }))
globalStyle(`${densa} td:is(:first-child, :last-child)`, onPhone({ order: -1 }))
// Leaves room for the button.
globalStyle(`${densa} td:first-child`, onPhone({ flex: `1 1 calc(100% - 2 * ${theme.space.xlarge})` }))
globalStyle(`${densa} td:last-child`, onPhone({ flex: 'none' }))
/** On a phone a title of two lines is as high as the button beside it. */
export const titulo = style({ '@media': { [media.belowTablet]: { lineHeight: 1.3 } } })
globalStyle(`${titulo} > a`, {
  '@media': { [media.belowTablet]: { display: 'inline-flex', alignItems: 'center', minBlockSize: theme.size.target } },
})
/** Type, status and candidates are one line of a phone. */
export const tag = style({})
globalStyle(`${tag} > *`, {
  '@media': {
    [media.belowTablet]: { fontSize: theme.text.tiny, paddingBlock: 0, paddingInline: theme.space.xsmall },
  },
})
export const candidatos = style({
  '@media': { [media.belowTablet]: { display: 'inline-flex', gap: theme.space.xxsmall, fontSize: theme.text.tiny } },
})
/** In place of the head of the column. */
export const icone = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const novos = style({ position: 'relative' })
// The target is 44 px high, over the line of dates below.
globalStyle(
  `${novos} > a::after`,
  onPhone({ content: '', position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: theme.size.target }),
)
