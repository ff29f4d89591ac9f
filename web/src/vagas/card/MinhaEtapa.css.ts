import { style } from '@vanilla-extract/css'

/** On a separate line: beside the tags, the stage would read as one of them. */
export const root = style({ inlineSize: '100%' })
