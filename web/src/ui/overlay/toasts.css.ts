import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

/** A row of an open dialog, in view where all of the dialog scrolls. */
export const layer = style({ selectors: { 'dialog > &': { position: 'sticky', insetBlockEnd: 0 } } })
/** In the middle of the lower edge of a page. `clearOfControls` sets how far above it. */
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
  selectors: {
    'dialog &': { position: 'static', paddingInline: theme.space.large },
    'dialog &:empty': { display: 'none' },
  },
})
// The focus moves to no field below them.
globalStyle(`dialog:has(${list} > li)`, { scrollPaddingBlockEnd: '50dvh' })
export const item = style({
  // Its cross is as large with a mouse.
  vars: { [theme.size.target]: '44px' },
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.floating,
  fontSize: theme.text.small,
  animation: `${rise} ${theme.motion.calm}`,
  pointerEvents: 'auto',
  selectors: { '& + &': { marginBlockStart: theme.space.small }, 'dialog &': { boxShadow: 'none' } },
})
