import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const head = style({
  display: 'grid',
  gap: theme.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
export const vagas = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall, alignItems: 'end' })
export const numero = style({ flex: '1 1 0', minInlineSize: theme.size.target, maxInlineSize: theme.size.scroll })
export const contagem = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small })
export const etapa = style({ display: 'flex', gap: theme.space.xxsmall, alignItems: 'center' })
