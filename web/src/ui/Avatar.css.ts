import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

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
const square = (size: string, fontSize: string) => ({ inlineSize: size, blockSize: size, fontSize })
export const size = styleVariants({
  small: square('32px', theme.text.tiny),
  medium: square('44px', theme.text.small),
  large: square('64px', theme.text.title),
  huge: square('112px', '2.25rem'),
})
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
