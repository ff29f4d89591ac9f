import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const linha = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.small })
/** Takes what the button leaves; in a narrow card the button is below, and as wide. */
export const pessoa = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.small,
  flex: '999 1 28ch',
})
export const acao = style({ flex: '1 0 auto' })
