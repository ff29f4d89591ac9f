import { style } from '@vanilla-extract/css'

/** A name may wrap to two lines. */
export const nome = style({ whiteSpace: 'normal' })
