import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  alignItems: 'center',
  gap: theme.space.large,
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.tone.primary.edge}`,
  backgroundColor: theme.color.tone.primary.soft,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', padding: theme.space.xxlarge },
  },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.medium,
})
