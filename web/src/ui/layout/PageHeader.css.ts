import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { look } from '../text/Heading.css.ts'
import { media, theme } from '../theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: theme.space.medium,
  columnGap: theme.space.xsmall,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  minInlineSize: 0,
  flex: '1 1 320px',
  // A short title: on a phone its actions are beside it.
  selectors: { [`&:has(> ${look.dense})`]: { flexBasis: '156px' } },
})
export const above = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xsmall })
export const lead = style({ color: theme.color.textMuted, fontSize: theme.text.lead, textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall })

/** On a phone the lead is beside the actions. */
export const leadBeside = style({
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: theme.space.xsmall,
    },
  },
})
/**
 * A dense header with a way back: what is above the heading takes the whole line, and the actions are beside the heading.
 * On a phone a bar: the way back, the heading, and the first action; below it the rest of what is above the heading, beside
 * two columns for another action.
 */
export const withBack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  rowGap: theme.space.xxsmall,
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      columnGap: theme.space.xsmall,
      // The bar is as high as its buttons, whose icons have room above them.
      marginBlockStart: `calc(-1 * ${theme.space.small})`,
    },
  },
})
globalStyle(`${withBack} > ${words}`, { display: 'contents' })
globalStyle(`${withBack} ${above}`, { gridColumn: '1 / -1' })
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.belowTablet]: rule } })
globalStyle(`${leadBeside} > ${words}`, onPhone({ display: 'contents' }))
globalStyle(`${leadBeside} h1`, onPhone({ gridColumn: '1 / -1' }))
globalStyle(`${leadBeside} ${lead}`, onPhone({ fontSize: theme.text.small, lineHeight: 1.35 }))
const part = `:is(${above}, ${actions})`
globalStyle(`${withBack} ${part}`, onPhone({ display: 'contents' }))
globalStyle(`${withBack} h1`, onPhone({ gridRow: 1, gridColumn: '2 / 4', fontSize: '1.0625rem', lineHeight: 1.2 }))
globalStyle(
  `${withBack} ${above} > :first-child`,
  onPhone({
    gridRow: 1,
    gridColumn: 1,
    minInlineSize: theme.size.target,
    justifyContent: 'center',
    // Its icon stands at the edge of the page.
    margin: 0,
    marginInlineStart: `calc((20px - ${theme.size.target}) / 2)`,
  }),
)
globalStyle(`${withBack} ${actions} > :first-child`, onPhone({ gridRow: 1, gridColumn: 4 }))
globalStyle(`${withBack} ${above} > :not(:first-child)`, onPhone({ gridColumn: '1 / 3' }))
