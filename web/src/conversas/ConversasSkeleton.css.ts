import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  padding: theme.space.medium,
})
export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
