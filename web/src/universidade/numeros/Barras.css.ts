import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const cor = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  fontSize: theme.text.tiny,
  color: theme.color.textMuted,
})
export const track = style({ fill: theme.color.surfaceMuted, '@media': { [media.forced]: { fill: 'Canvas' } } })
export const fill = style({ fill: 'currentcolor' })
/** Those that were not answered. */
export const rest = style({
  fill: 'currentcolor',
  fillOpacity: 0.35,
  '@media': { [media.forced]: { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
})
