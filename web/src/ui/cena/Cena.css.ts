import { style } from '@vanilla-extract/css'

export const root = style({ inlineSize: '100%', blockSize: 'auto' })
