import { styleVariants } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

/** Soft background and text of each tone, for small elements. */
export const soft = styleVariants(theme.color.tone, tone => ({
  backgroundColor: tone.soft,
  color: tone.text,
  // Visible in forced colors only.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
}))
/** The same, with a border in the tone's edge color. */
export const edged = styleVariants(theme.color.tone, tone => ({
  backgroundColor: tone.soft,
  borderColor: tone.edge,
  color: tone.text,
}))
