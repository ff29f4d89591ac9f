import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

const { color } = theme

/* Classes, so that no script has the tokens. */
export const root = style({ inlineSize: '100%', blockSize: 'auto' })
export const moldura = style({ fill: color.tone.primary.edge })
export const quadro = style({ fill: color.surfaceMuted })
export const sombra = style({ fill: color.backdrop, opacity: 0.2 })
export const papel = style({ fill: color.surface, stroke: color.border })
export const etiqueta = style({ stroke: color.tone.blue.solid, strokeLinecap: 'round' })
export const texto = style({ stroke: color.border, strokeLinecap: 'round' })
export const alfinete = style({ fill: color.tone.accent.solid })
