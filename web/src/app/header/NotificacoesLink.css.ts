import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', display: 'inline-flex' })
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  pointerEvents: 'none',
})
