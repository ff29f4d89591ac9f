import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const linha = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall, alignItems: 'center' })
export const busca = style({ flex: '1 1 0', minInlineSize: `min(${theme.size.scroll}, 100%)` })

const closed = `${root}[data-abertas="false"] &`

/** Closed, the filters take no room; on a phone, only the search does. */
const onDemand = { [media.belowTablet]: { selectors: { [closed]: { display: 'none' } } } }
export const campos = style({
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.size.scroll}, 100%), 1fr))`,
  selectors: { [closed]: { display: 'none' } },
})
export const visoes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  '@media': {
    // The button of what is open stays.
    [media.belowTablet]: { selectors: { [`${closed}:not(:has([aria-expanded="true"]))`]: { display: 'none' } } },
  },
})
export const ordem = style({
  '@media': { ...onDemand, [media.tablet]: { inlineSize: theme.size.scroll } },
})
export const todos = style({ '@media': onDemand })
export const exportar = style({ '@media': { ...onDemand, [media.tablet]: { marginInlineStart: 'auto' } } })
