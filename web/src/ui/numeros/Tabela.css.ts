import { style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

/** Too many columns for a phone: there each number has its title, below the name. */
const larga = '[data-larga="true"] &'
const onPhone = (rule: object) => ({ [media.belowTablet]: { selectors: { [larga]: rule } } })

export const root = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: theme.text.small })
export const head = style({ color: theme.color.textMuted, '@media': onPhone({ display: 'none' }) })
export const titulo = style({
  paddingBlockEnd: theme.space.xxsmall,
  paddingInlineStart: theme.space.small,
  fontSize: theme.text.tiny,
  fontWeight: theme.weight.medium,
  textAlign: 'end',
})
export const row = style({
  '@media': onPhone({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.small }),
})
export const nome = style({
  inlineSize: '100%',
  paddingInline: 0,
  paddingBlock: theme.space.xxsmall,
  fontWeight: theme.weight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    [`${head} &`]: { paddingBlockStart: 0, fontSize: theme.text.tiny, fontWeight: theme.weight.medium },
  },
})
export const numero = style({
  verticalAlign: 'top',
  paddingBlock: theme.space.xxsmall,
  paddingInlineStart: theme.space.small,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.belowTablet]: {
      selectors: {
        [larga]: { padding: 0 },
        [`${larga}::before`]: {
          content: 'attr(data-label) " "',
          fontSize: theme.text.tiny,
          color: theme.color.textMuted,
        },
      },
    },
  },
})
