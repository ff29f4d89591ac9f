import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const contagem = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.medium })
