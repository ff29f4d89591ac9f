import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const coluna = style({ fill: 'currentcolor' })
export const oculto = style({
  fill: 'none',
  stroke: theme.color.borderStrong,
  strokeDasharray: '3 3',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const mes = style({
  fontSize: theme.text.tiny,
  fill: theme.color.textMuted,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})
export const numero = style({
  fontSize: theme.text.tiny,
  fill: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.forced]: { fill: 'CanvasText' },
    // Twelve numbers of four figures would touch each other: the table has them.
    [media.belowTablet]: { selectors: { '&[data-longo="true"]': { display: 'none' } } },
  },
})
export const axis = style({ stroke: theme.color.border, '@media': { [media.forced]: { stroke: 'CanvasText' } } })
