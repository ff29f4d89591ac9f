import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** The colors of what is drawn in a section. */
export const solid = createVar()
export const edge = createVar()

export const tone = styleVariants(theme.color.tone, each => ({ vars: { [solid]: each.solid, [edge]: each.edge } }))
/** Two columns where there is room. */
export const columns = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
