import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.large,
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  backgroundColor: theme.color.tone.accent.soft,
  '@media': { [media.tablet]: { padding: theme.space.xxlarge } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall, flex: '1 1 50%' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small })
