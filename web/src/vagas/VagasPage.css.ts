import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${theme.size.aside} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
})
/** Below the desktop's width the same panel opens as a sheet. */
export const filtros = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
/** The search takes the room that the chip leaves, and on a phone a row of its own. */
export const busca = style({
  display: 'grid',
  gap: theme.space.small,
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', justifyItems: 'stretch' } },
})
export const extra = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  minInlineSize: 0,
})
