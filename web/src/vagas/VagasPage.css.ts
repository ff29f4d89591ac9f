import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

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
export const busca = style({ gridColumn: '1 / -1', flex: 1, minInlineSize: 0 })
export const extra = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  minInlineSize: 0,
})
/** As high as the row of saved searches before it has loaded. */
export const salvas = style({ minBlockSize: theme.size.target })
