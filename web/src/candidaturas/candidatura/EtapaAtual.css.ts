import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  selectors: { '&:focus': { outline: 'none' } },
})
/** In a line of text. */
export const emLinha = style({
  display: 'inline',
  paddingInlineEnd: theme.space.xxsmall,
  selectors: { '&:focus': { outline: 'none' } },
})
export const etapa = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.xxsmall })
