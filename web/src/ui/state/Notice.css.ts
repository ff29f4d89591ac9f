import { style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({
  display: 'flex',
  gap: theme.space.small,
  alignItems: 'flex-start',
  padding: theme.space.medium,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: theme.radius.card,
  selectors: {
    '&[data-dense]': {
      gap: theme.space.xsmall,
      paddingBlock: theme.space.xxsmall,
      paddingInline: theme.space.small,
      borderRadius: theme.radius.control,
      fontSize: theme.text.small,
    },
  },
  '@media': { [media.tablet]: { selectors: { '&[data-dense]': { alignItems: 'center' } } } },
})
export const icon = style({
  flex: 'none',
  paddingBlockStart: '2px',
  selectors: { '[data-dense] > &': { display: 'flex', padding: 0 } },
  // A phone has the room for the words only.
  '@media': { [media.belowTablet]: { selectors: { '[data-dense] > &': { display: 'none' } } } },
})
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  selectors: {
    '[data-dense] > &': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: theme.space.xxsmall,
    },
  },
})
export const title = style({ fontWeight: theme.weight.strong })
export const content = style({ display: 'contents' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  selectors: { '[data-dense] > * > &': { marginInlineStart: 'auto' } },
})
const overhang = `calc((24px - ${theme.size.target}) / 2)`
export const dismiss = style({ flex: 'none', marginBlock: overhang, marginInlineEnd: overhang })
