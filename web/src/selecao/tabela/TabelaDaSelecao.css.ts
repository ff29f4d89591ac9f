import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Rows of 48 px, below a head that stays in sight; on a phone they are cards. */
export const root = style({})
const onTable = (rule: GlobalStyleRule) => ({ '@media': { [media.tablet]: rule } })
globalStyle(`${root} th`, {
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: theme.size.header,
      zIndex: 1,
      paddingBlock: theme.space.xsmall,
      paddingInline: theme.space.small,
      backgroundColor: theme.color.surfaceMuted,
    },
    [media.short]: { position: 'static' },
  },
})
globalStyle(
  `${root} td`,
  onTable({
    blockSize: theme.space.xxlarge,
    paddingBlock: 0,
    paddingInline: theme.space.small,
    fontSize: theme.text.small,
  }),
)
// The head does not cover the focus.
globalStyle(`${root} td :is(a, button, input)`, onTable({ scrollMarginBlockStart: theme.space.xxlarge }))
/** Too many columns for one line each. */
const manyColumns = 'tr:has(> :nth-child(8))'
globalStyle(`${root} ${manyColumns} > td`, onTable({ whiteSpace: 'normal' }))

/** The checkbox of a row that cannot be moved is missing; its name stays in line with the others. */
export const quem = style({
  display: 'grid',
  gridTemplateColumns: `${theme.size.target} minmax(0, 1fr)`,
  alignItems: 'center',
  selectors: { '&:has(> :only-child)': { paddingInlineStart: theme.size.target, display: 'block' } },
})
export const curso = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xsmall,
  alignItems: 'baseline',
  whiteSpace: 'normal',
  '@media': { [media.belowTablet]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' } },
})
/** One line, which fades out where it is too long; on a phone as many as it needs. */
export const avaliacao = style({
  '@media': {
    [media.tablet]: {
      display: 'block',
      maxInlineSize: theme.size.scroll,
      overflow: 'hidden',
      selectors: { [`${manyColumns} &`]: { maxInlineSize: theme.size.fact } },
      maskImage: `linear-gradient(to left, transparent, black ${theme.space.medium})`,
    },
  },
})
globalStyle(`${avaliacao} > *`, { '@media': { [media.tablet]: { flexWrap: 'nowrap', inlineSize: 'max-content' } } })
export const etapa = style({
  display: 'inline-flex',
  gap: theme.space.xxsmall,
  whiteSpace: 'nowrap',
  selectors: { [`${manyColumns} &`]: { flexWrap: 'wrap' } },
})
