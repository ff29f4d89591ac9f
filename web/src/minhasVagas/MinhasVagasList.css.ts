import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const celular = style({
  display: 'flex',
  gap: theme.space.xsmall,
  '@media': { [media.tablet]: { display: 'none' } },
})
