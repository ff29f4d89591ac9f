import { style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const dense = '[data-dense="true"] &'
const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const list = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
})
export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: `calc(${theme.size.target} + ${theme.space.small})`,
  paddingBlock: theme.space.xsmall,
  paddingInline: theme.space.medium,
  // On a phone a long badge goes below the words rather than cutting them, if there may be more lines.
  '@media': {
    [media.belowTablet]: {
      flexWrap: 'wrap',
      rowGap: theme.space.xxsmall,
      selectors: { [dense]: { flexWrap: 'nowrap' } },
    },
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
  // A phone has the room for the words only.
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.belowTablet]: { flexBasis: `calc(${theme.size.fact} + ${theme.space.xxlarge})` } },
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
  '@media': { [media.belowTablet]: { selectors: { [dense]: { display: 'block', ...cutOff } } } },
})
export const detail = style({
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { selectors: { [dense]: { display: 'flex' } } } },
})
export const cut = style({
  '@media': { [media.belowTablet]: { selectors: { [dense]: { minInlineSize: 0, ...cutOff } } } },
})
export const whole = style({ whiteSpace: 'pre' })
export const end = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
})
export const endLook = styleVariants({
  action: { color: theme.color.primary },
  plain: { color: theme.color.textMuted },
  urgent: { color: theme.color.danger },
})
