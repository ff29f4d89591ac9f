import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.small,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${theme.size.scroll} auto` } },
})
export const search = style({ minInlineSize: 0 })
export const order = style({ minInlineSize: 0 })
