import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** The vaga with its stage, and the actions beside it where there is room. */
export const linha = style({
  display: 'grid',
  gap: theme.space.small,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
