import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme.css.ts'

/** On a phone every reason has two lines. */
export const motivo = style({
  inlineSize: '100%',
  minBlockSize: '2lh',
  '@media': { [media.tablet]: { flex: 1, minBlockSize: 'auto' } },
})
