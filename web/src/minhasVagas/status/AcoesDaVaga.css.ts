import { style } from '@vanilla-extract/css'

/** In the room that the button beside it leaves. */
export const espera = style({ flex: '1 1 0', minInlineSize: 'min-content', whiteSpace: 'normal' })
