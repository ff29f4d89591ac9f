import { style } from '@vanilla-extract/css'

export const root = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
