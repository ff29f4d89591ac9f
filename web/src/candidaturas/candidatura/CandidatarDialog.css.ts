import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Stays in view while a long letter is written. */
export const below = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${theme.space.small})`,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  paddingBlock: theme.space.xsmall,
  borderBlockStart: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
  ':empty': { display: 'none' },
  '@media': { [media.short]: { position: 'static' } },
})
