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
    [media.wide]: {
      // A vaga is open beside the list.
      selectors: {
        '&[data-aberta="true"]': {
          gridTemplateColumns: `${theme.size.aside} minmax(0, 1fr) minmax(${theme.size.form}, 0.8fr)`,
        },
      },
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
/**
 * Search, order and bookmarks share a row. On smaller screens the search is above, and the button of the sheet beside
 * the others.
 */
export const barra = style({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, auto) auto',
  gap: theme.space.xsmall,
  alignItems: 'center',
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } },
})
export const busca = style({
  gridColumn: '1 / -1',
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.wide]: { selectors: { '[data-aberta="true"] &': { flexBasis: '100%' } } } },
})
export const extra = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  minInlineSize: 0,
})
