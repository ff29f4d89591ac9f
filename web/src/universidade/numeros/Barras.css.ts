import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'
import { edge, solid } from './Secao.css.ts'

export const legenda = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  fontSize: theme.text.tiny,
  color: theme.color.textMuted,
})
export const barra = style({ display: 'block', inlineSize: '100%', blockSize: theme.space.xsmall })
export const track = style({ fill: theme.color.surfaceMuted, '@media': { [media.forced]: { fill: 'Canvas' } } })
export const fill = style({ fill: solid, '@media': { [media.forced]: { fill: 'CanvasText' } } })
/** Those that were not answered. */
export const rest = style({
  fill: edge,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
