import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

/** Pixels. */
export const side = { small: 32, medium: 44, huge: 112 } as const

export const root = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: theme.weight.strong,
  letterSpacing: '0.02em',
  userSelect: 'none',
})
const fontSize = { small: theme.text.tiny, medium: theme.text.small, huge: '2.25rem' }
export const size = styleVariants(side, (pixels, name) => ({
  inlineSize: `${pixels}px`,
  blockSize: `${pixels}px`,
  fontSize: fontSize[name],
}))
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
