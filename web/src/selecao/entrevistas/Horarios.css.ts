import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const dia = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
// A day begins its line.
globalStyle(`${dia} > :is(h3, h4)::first-letter`, { textTransform: 'uppercase' })
export const passados = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  paddingBlockStart: theme.space.small,
})
