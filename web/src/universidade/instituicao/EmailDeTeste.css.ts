import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const output = style({ display: 'block' })
export const resposta = style({
  margin: 0,
  padding: theme.space.small,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surfaceMuted,
  fontSize: theme.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
