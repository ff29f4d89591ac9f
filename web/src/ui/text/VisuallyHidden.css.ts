import { style } from '@vanilla-extract/css'
import { media } from '../theme.css.ts'

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const root = style([hidden, { '@media': { print: { display: 'none' } } }])
export const onPhone = style({ '@media': { [media.belowTablet]: hidden } })
