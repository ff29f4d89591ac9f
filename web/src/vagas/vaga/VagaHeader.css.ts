import { style } from '@vanilla-extract/css'

/** At the other end of the row of the back link. */
export const end = style({ marginInlineStart: 'auto' })
