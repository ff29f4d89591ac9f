import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const numeros = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  alignContent: 'start',
  gap: theme.space.small,
})
export const numero = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })
export const nome = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const valor = style({
  fontSize: theme.text.page,
  lineHeight: 1.15,
  fontWeight: theme.weight.display,
  fontVariantNumeric: 'tabular-nums',
})
