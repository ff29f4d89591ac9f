import { style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({ display: 'grid', gap: theme.space.large, alignItems: 'start' })
export const side = styleVariants({
  start: { '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)' } } },
  end: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } } },
  half: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  endWide: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(360px, 30%, 440px)' } } },
  endFirst: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } } },
})
export const aside = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${theme.size.header} + ${theme.space.large})` },
    [media.short]: { position: 'static' },
  },
})
export const main = style({
  minInlineSize: 0,
  selectors: { [`${side.endFirst} > &`]: { '@media': { [media.desktop]: { order: -1 } } } },
})
