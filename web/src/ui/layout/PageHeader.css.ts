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

/** A dense header with a way back. On a phone the actions are beside it, and the tags below the heading. */
export const withBack = style({
  '@media': {
    [media.belowTablet]: { alignItems: 'center', justifyContent: 'flex-start', rowGap: theme.space.xxsmall },
  },
})
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.belowTablet]: rule } })
globalStyle(`${withBack} > ${words}, ${withBack} ${above}`, onPhone({ display: 'contents' }))
globalStyle(`${withBack} > ${actions}`, onPhone({ order: 1, marginInlineStart: 'auto' }))
globalStyle(`${withBack} h1`, onPhone({ order: 2, flexBasis: '100%', fontSize: theme.text.title }))
globalStyle(`${withBack} ${above} > :not(:first-child)`, onPhone({ order: 3 }))
