import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const numeros = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const numero = style({ display: 'flex', flexDirection: 'column' })
export const abrir = style({ cursor: 'pointer', paddingBlock: theme.space.xsmall })
export const disciplinas = style({ columns: `${theme.size.scroll} auto`, columnGap: theme.space.large })
