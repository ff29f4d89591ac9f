import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const passos = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small })
export const passo = style({ display: 'flex', alignItems: 'center', gap: theme.space.small })
export const numero = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.space.xlarge,
  blockSize: theme.space.xlarge,
  borderRadius: '50%',
  backgroundColor: theme.color.tone.primary.soft,
  color: theme.color.tone.primary.text,
  fontWeight: theme.weight.strong,
})
