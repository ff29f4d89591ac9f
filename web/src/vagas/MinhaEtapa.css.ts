import { style } from '@vanilla-extract/css'

/** A line of its own: beside the tags of the vaga, the stage would read as one of them. */
export const root = style({ inlineSize: '100%' })
