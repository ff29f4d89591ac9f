import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** Where there is no room for them, the filters are behind one button. */
export const abrir = style({ '@media': { [media.tablet]: { display: 'none' } } })

const escolhas = style({ '@media': { [media.tablet]: { display: 'contents' } } })
export const abertas = style([
  escolhas,
  { '@media': { [media.belowTablet]: { display: 'grid', gap: theme.space.small } } },
])
export const fechadas = style([escolhas, { '@media': { [media.belowTablet]: { display: 'none' } } }])

export const root = style({
  display: 'grid',
  gap: theme.space.small,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.scroll}, 1fr))` },
    // However many there are, in one line.
    [media.desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
})

export const todos = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridRow: 2, gridColumn: '1 / span 2' } },
})
