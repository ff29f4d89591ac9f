import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', display: 'inline-flex' })
/** On the upper right of the bell. */
export const count = style({
  position: 'absolute',
  insetBlockEnd: '50%',
  insetInlineStart: '50%',
  pointerEvents: 'none',
})
