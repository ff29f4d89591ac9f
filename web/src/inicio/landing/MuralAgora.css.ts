import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const rodape = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.small,
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.color.border}`,
})
