import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gap: theme.space.large,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const column = style({ display: 'flex', flexDirection: 'column', gap: theme.space.large, minInlineSize: 0 })
