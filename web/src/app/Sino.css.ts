import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', display: 'inline-flex' })
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  translate: '25% -10%',
  pointerEvents: 'none',
})
