import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ position: 'relative', flex: 1, minBlockSize: 0 })
/** Reversed: the browser then counts from the end, where it begins, and older messages above move nothing. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  blockSize: '100%',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  backgroundColor: theme.color.ground,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minBlockSize: '100%',
  padding: theme.space.medium,
})
export const older = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: theme.space.small })
export const items = style({ display: 'flex', flexDirection: 'column', marginBlock: 'auto 0' })
/** What is not on screen is neither laid out nor painted, which keeps thousands smooth. */
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${theme.size.header}`,
  paddingBlockStart: theme.space.small,
  selectors: { '&[data-segue="true"]': { paddingBlockStart: theme.space.xxsmall } },
})
export const day = style({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: theme.space.small,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.surfaceHover,
  color: theme.color.textMuted,
  fontSize: theme.text.tiny,
  fontWeight: theme.weight.medium,
  lineHeight: 2,
})
export const none = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.space.xxsmall,
  color: theme.color.textMuted,
  textAlign: 'center',
})
export const news = style({
  position: 'absolute',
  insetBlockEnd: theme.space.small,
  insetInlineStart: '50%',
  translate: '-50%',
})
