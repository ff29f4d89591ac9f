import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { rotate: '360deg' } })

/** The children are laid out by the button itself. */
export const content = style({ display: 'contents' })

export const spinner = style({
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
})
