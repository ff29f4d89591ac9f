import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme.css.ts'

/** A block, so that the browser counts the name as painted when it is filled in (LCP). */
export const saudacao = style({ display: 'block' })
/** With 'Boas-vindas,' three lines on a phone and two beside the picture, as with most names. */
export const nome = style({
  display: 'block',
  blockSize: '2.16em',
  '@media': { [media.tablet]: { blockSize: '1.08em' } },
})
