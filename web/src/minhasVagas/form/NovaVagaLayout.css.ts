import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

const laptop = 'screen and (min-width: 1280px)'

/** From 1280 px with a table of contents, whose place is there before its code. */
export const root = style({
  display: 'grid',
  gap: theme.space.large,
  '@media': { [laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 16fr)' } },
})
export const sumario = style({
  display: 'none',
  '@media': {
    [laptop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${theme.size.header} + ${theme.space.large})`,
      alignSelf: 'start',
    },
  },
})
