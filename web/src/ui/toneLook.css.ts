import { styleVariants } from '@vanilla-extract/css'
import { theme } from './theme.css.ts'

/** Soft ground and text of each tone, for small things. */
export const soft = styleVariants(theme.color.tone, tone => ({ backgroundColor: tone.soft, color: tone.text }))
/** The same with the tone's edge as border colour. */
export const edged = styleVariants(theme.color.tone, tone => ({
  backgroundColor: tone.soft,
  borderColor: tone.edge,
  color: tone.text,
}))
