import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const trilho = style({ fill: theme.color.surfaceMuted, '@media': { [media.forced]: { fill: 'Canvas' } } })
export const barra = style({ fill: 'currentcolor' })
