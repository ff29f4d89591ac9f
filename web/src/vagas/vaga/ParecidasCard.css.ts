import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const lista = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small })
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  fontWeight: theme.weight.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}`, paddingBlockStart: theme.space.small } },
})
