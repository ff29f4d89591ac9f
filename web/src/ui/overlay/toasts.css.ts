import { keyframes, style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

const fall = keyframes({ from: { opacity: 0, translate: '0 -12px' } })

export const list = style({
  position: 'fixed',
  insetBlockStart: '76px',
  insetInlineEnd: theme.space.large,
  zIndex: 100,
  inlineSize: '356px',
  maxBlockSize: 'calc(100dvh - 92px)',
  overflowY: 'auto',
  '@media': {
    [media.belowTablet]: {
      insetBlockStart: theme.space.medium,
      insetInline: theme.space.medium,
      inlineSize: 'auto',
    },
  },
})
export const item = style({
  marginBlockEnd: theme.space.small,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.floating,
  fontSize: theme.text.small,
  animation: `${fall} ${theme.motion.calm}`,
})
