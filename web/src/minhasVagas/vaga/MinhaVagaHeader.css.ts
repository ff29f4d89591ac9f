import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall })
export const abrir = style({ '@media': { [media.tablet]: { display: 'none' } } })
