import { styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const tone = styleVariants(theme.color.tone, each => ({
  display: 'block',
  color: each.solid,
  '@media': { [media.forced]: { color: 'CanvasText' } },
}))
