import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const facts = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ color: theme.color.textMuted })
