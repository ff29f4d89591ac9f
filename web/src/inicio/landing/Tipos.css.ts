import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
})
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.space.xxlarge,
  blockSize: theme.space.xxlarge,
  borderRadius: theme.radius.card,
})
