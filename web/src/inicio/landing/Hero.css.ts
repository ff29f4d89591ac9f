import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  alignItems: 'center',
  gap: theme.space.xlarge,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)', gap: theme.space.huge } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.large,
  minInlineSize: 0,
})
export const show = style({ minInlineSize: 0 })
