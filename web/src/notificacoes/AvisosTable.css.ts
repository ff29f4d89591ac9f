import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const line = `1px solid ${theme.color.border}`

export const root = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.belowTablet]: { display: 'block' } },
})
export const head = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const evento = style({
  paddingInlineStart: theme.space.medium,
  textAlign: 'start',
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  color: theme.color.textMuted,
})
export const coluna = style({
  inlineSize: theme.size.fact,
  paddingBlock: theme.space.small,
  paddingInline: theme.space.xxsmall,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  color: theme.color.textMuted,
  whiteSpace: 'nowrap',
})
const block = { '@media': { [media.belowTablet]: { display: 'block' } } } as const
export const grupo = style(block)
export const bloco = style(block)
export const assunto = style({
  paddingBlock: theme.space.xsmall,
  paddingInline: theme.space.medium,
  textAlign: 'start',
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  backgroundColor: theme.color.surfaceMuted,
  borderBlock: line,
  '@media': block['@media'],
})
