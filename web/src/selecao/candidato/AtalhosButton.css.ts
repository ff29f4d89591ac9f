import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const lista = style({ display: 'grid', gap: theme.space.xsmall })
export const linha = style({
  display: 'grid',
  gridTemplateColumns: `${theme.size.fact} minmax(0, 1fr)`,
  alignItems: 'center',
})
export const teclas = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxsmall })
globalStyle(`${teclas} kbd`, {
  minInlineSize: theme.space.xlarge,
  paddingInline: theme.space.xxsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.small,
  backgroundColor: theme.color.surfaceMuted,
  textAlign: 'center',
})
