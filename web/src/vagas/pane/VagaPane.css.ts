import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Stays on the screen, and scrolls in itself. */
export const root = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${theme.size.header} + ${theme.space.medium})`,
      maxBlockSize: `calc(100dvh - ${theme.size.header} - ${theme.space.xlarge})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})
