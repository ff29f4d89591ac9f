import { keyframes, style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

/** In the middle of the lower edge. `clearOfControls` sets how far above it. */
export const list = style({
  position: 'fixed',
  insetInline: theme.space.xxsmall,
  // Room for the shadows, which scrolling would cut off.
  padding: theme.space.small,
  marginInline: 'auto',
  zIndex: 100,
  maxInlineSize: '424px',
  maxBlockSize: '50dvh',
  overflowY: 'auto',
  // Its padding, and an empty list, would take the presses of a button below.
  pointerEvents: 'none',
})
export const item = style({
  // Its cross is as large with a mouse.
  vars: { [theme.size.target]: '44px' },
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.floating,
  fontSize: theme.text.small,
  animation: `${rise} ${theme.motion.calm}`,
  pointerEvents: 'auto',
  selectors: { '& + &': { marginBlockStart: theme.space.small } },
})
