import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const candidato = style({
  paddingBlock: theme.space.medium,
  borderBlockStart: '1px solid',
})
export const titulo = style({ fontSize: theme.text.lead, fontWeight: theme.weight.strong, breakAfter: 'avoid' })
export const fatos = style({ breakAfter: 'avoid' })
export const carta = style({ whiteSpace: 'pre-line', paddingBlockStart: theme.space.xsmall })
