import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** As wide as `page` of the theme is then. */
const widest = 'screen and (min-width: 1600px)'

export const root = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"descricao lado" "resto lado"',
      columnGap: theme.space.large,
    },
    [widest]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"descricao resto lado"',
    },
  },
})

const onDesktop = (gridArea: string) => ({ minInlineSize: 0, '@media': { [media.desktop]: { gridArea } } })
export const descricao = style(onDesktop('descricao'))
export const resto = style(onDesktop('resto'))
export const lado = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridArea: 'lado',
      position: 'sticky',
      insetBlockStart: `calc(${theme.size.header} + ${theme.space.large})`,
    },
    [media.short]: { position: 'static' },
  },
})
