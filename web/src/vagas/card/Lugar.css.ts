import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  rowGap: theme.space.xxsmall,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
})
export const fact = style({ display: 'flex', alignItems: 'center', gap: theme.space.xsmall, overflowWrap: 'anywhere' })
export const icon = style({ flex: 'none' })
