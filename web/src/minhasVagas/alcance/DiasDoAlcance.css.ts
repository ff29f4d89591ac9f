import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const coluna = style({ fill: 'currentcolor' })
export const maior = style({
  fontSize: theme.text.tiny,
  fill: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})
export const eixo = style({ stroke: theme.color.border, '@media': { [media.forced]: { stroke: 'CanvasText' } } })
export const datas = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.text.tiny,
  color: theme.color.textMuted,
})
