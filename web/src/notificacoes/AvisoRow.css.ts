import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const line = `1px solid ${theme.color.border}`
const { primary } = theme.color.tone

/** On a phone the name, and below it the four ways side by side. */
export const linha = style({
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [media.tablet]: { ':hover': { backgroundColor: theme.color.surfaceMuted } },
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: theme.space.xxsmall,
      paddingBlock: theme.space.small,
      paddingInline: theme.space.small,
    },
  },
})
export const evento = style({
  textAlign: 'start',
  fontWeight: theme.weight.medium,
  '@media': {
    [media.tablet]: { paddingBlock: theme.space.xxsmall, paddingInlineStart: theme.space.medium },
    [media.belowTablet]: { gridColumn: '1 / -1' },
  },
})
export const nome = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
})
export const salvo = style({
  flex: 'none',
  // As wide as its word, which comes and goes.
  minInlineSize: theme.space.xxlarge,
  fontSize: theme.text.small,
  color: theme.color.textMuted,
  textAlign: 'end',
})
export const erro = style({ display: 'block', fontSize: theme.text.small, color: theme.color.danger })
export const celula = style({ padding: 0, textAlign: 'center' })
export const escolha = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: theme.space.xxlarge,
  cursor: 'pointer',
  '@media': {
    [media.belowTablet]: {
      position: 'relative',
      minBlockSize: theme.size.target,
      border: line,
      borderRadius: theme.radius.control,
      fontSize: theme.text.small,
      selectors: {
        '&:has(:checked)': {
          borderColor: primary.text,
          backgroundColor: primary.soft,
          color: primary.text,
        },
        '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
      },
    },
  },
})
export const opcao = style({
  '@media': {
    [media.belowTablet]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0 },
  },
})
export const rotulo = style({ '@media': { [media.tablet]: { display: 'none' } } })
