import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** Stays above the text that scrolls. */
export const barra = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  backgroundColor: theme.color.ground,
})
export const lugar = style({ flex: 1, paddingInline: theme.space.xsmall })
export const quem = style({ display: 'flex', alignItems: 'center', gap: theme.space.small })
export const palavras = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
