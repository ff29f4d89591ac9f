import { style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const dense = '[data-dense="true"] &'
const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The widest words of a list set its second column, so that what a row does stands beside its text, in one line with the others. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto fit-content(40rem) minmax(max-content, 1fr)',
  columnGap: theme.space.small,
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  '@media': { [media.belowTablet]: { display: 'block' } },
})
const wholeRow = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const
export const item = style({
  ...wholeRow,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
})
export const row = style({
  ...wholeRow,
  alignItems: 'center',
  minBlockSize: `calc(${theme.size.target} + ${theme.space.small})`,
  paddingBlock: theme.space.xsmall,
  paddingInline: theme.space.medium,
  // On a phone the title takes the row, and what it does ends the line below.
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: theme.space.small },
  },
})
export const link = style([
  row,
  {
    color: 'inherit',
    textDecoration: 'none',
    transition: `background-color ${theme.motion.quick}`,
    ':hover': { backgroundColor: theme.color.surfaceMuted },
    // Inside, because the list clips what is outside.
    ':focus-visible': { outlineOffset: '-2px', borderRadius: theme.radius.card },
  },
])
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.space.xlarge,
  blockSize: theme.space.xlarge,
  borderRadius: theme.radius.control,
  '@media': { [media.belowTablet]: { gridRow: '1 / span 2' } },
})
export const words = style({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.belowTablet]: { display: 'contents' } },
})
/** At most two lines: its page has the rest. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: theme.weight.medium,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowTablet]: {
      gridColumn: '2 / -1',
      selectors: {
        '&:only-child': { gridColumn: 2, gridRow: '1 / span 2' },
        [dense]: { display: 'block', ...cutOff },
      },
    },
  },
})
export const detail = style({
  // Clips the words in it that only screen readers get.
  position: 'relative',
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { gridColumn: 2, gridRow: 2, selectors: { [dense]: cutOff } } },
})
export const end = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  paddingInlineStart: theme.space.small,
  '@media': {
    [media.belowTablet]: {
      gridColumn: 3,
      gridRow: 2,
      paddingInlineStart: 0,
      selectors: { [`${words}:not(:has(${detail})) + &`]: { gridRow: '1 / span 2' } },
    },
  },
})
export const endLook = styleVariants({
  action: { color: theme.color.primary },
  plain: { color: theme.color.textMuted },
  urgent: { color: theme.color.danger },
})
/** A phone has no room for it beside words. */
export const arrow = style({
  '@media': { [media.belowTablet]: { selectors: { '&:not(:only-child)': { display: 'none' } } } },
})
