import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ position: 'relative', flex: 1, minBlockSize: 0 })
/**
 * With layout containment and without column-reverse: otherwise every key typed into the form lays out all messages.
 */
export const scroller = style({
  contain: 'strict',
  blockSize: '100%',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  backgroundColor: theme.color.ground,
  ':focus-visible': { outlineOffset: '-2px' },
  // Lower than the screen, with scroll chaining, so that the page around it can be scrolled.
  '@media': {
    [media.short]: { blockSize: '75dvh', overscrollBehavior: 'auto' },
    print: { contain: 'none', blockSize: 'auto' },
  },
})
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  padding: theme.space.medium,
})
/**
 * Block layout: a flex container would measure thousands of messages again at every key. No content-visibility: its
 * estimated heights would move the text on screen.
 */
export const items = style({ marginBlock: 'auto 0' })
export const item = style({
  paddingBlockStart: theme.space.small,
  selectors: { '&[data-segue="true"]': { paddingBlockStart: theme.space.xxsmall } },
})
export const day = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: theme.space.small })
export const pill = style({
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
