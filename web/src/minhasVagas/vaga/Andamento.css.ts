import { style } from '@vanilla-extract/css'

/** Its parts wrap with the other facts. */
export const root = style({ display: 'contents' })
