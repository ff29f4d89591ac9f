import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const root = style({
  inlineSize: '100%',
  maxBlockSize: 'min(88dvh, 900px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
  animation: `${rise} ${theme.motion.calm}`,
  '::backdrop': { backgroundColor: theme.color.backdrop },
  '@media': {
    [media.belowTablet]: {
      maxInlineSize: '100%',
      marginBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    // Title and buttons scroll with the body.
    [media.short]: { maxBlockSize: '100dvh' },
  },
})
export const size = styleVariants({
  small: { '@media': { [media.tablet]: { maxInlineSize: '440px' } } },
  medium: { '@media': { [media.tablet]: { maxInlineSize: '600px' } } },
  large: { '@media': { [media.tablet]: { maxInlineSize: '920px' } } },
})
export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.small,
  paddingBlockStart: theme.space.medium,
  paddingInlineStart: theme.space.large,
  paddingInlineEnd: theme.space.small,
})
/** As high as the close button. */
export const title = style({ paddingBlock: `calc((${theme.size.target} - 26px) / 2)` })
export const body = style({
  overflowY: 'auto',
  paddingInline: theme.space.large,
  paddingBlock: theme.space.small,
  '@media': { [media.short]: { flex: 'none' } },
})
export const ended = style({ paddingInline: theme.space.large, paddingBlock: theme.space.small })
/** A long text leaves room for what is below it. */
globalStyle(`${body} textarea`, { maxBlockSize: '32dvh' })
/** Below the toasts, so that one moves no button on a phone. */
export const actions = style({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: theme.space.small,
  paddingInline: theme.space.large,
  paddingBlock: theme.space.medium,
})

globalStyle(':root:has(dialog[open])', {
  overflow: 'hidden',
  // In place of the scrollbar.
  scrollbarGutter: 'stable',
  backgroundColor: theme.color.groundBehind,
})
