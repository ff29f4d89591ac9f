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
/** On smaller screens the panel opens as a sheet. */
export const filtros = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
