import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
export const semCaixa = style({
  padding: theme.space.medium,
  borderBlockStart: `1px solid ${theme.color.border}`,
  color: theme.color.textMuted,
  textAlign: 'center',
})
