import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({ minInlineSize: 0 })
/** On a phone one column stands alone, and this chooses which. */
export const escolha = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const colunas = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: `minmax(calc(${theme.size.scroll} * 0.875), 1fr)`,
      gap: theme.space.xsmall,
      overflowX: 'auto',
      paddingBlockEnd: theme.space.xsmall,
    },
  },
})
export const coluna = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  minInlineSize: 0,
  padding: theme.space.xsmall,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surfaceMuted,
  selectors: {
    '&[data-alvo="true"]': { outline: `2px dashed ${theme.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.belowTablet]: { selectors: { '&[data-atual="false"]': { display: 'none' } } } },
})
export const cabeca = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' })
export const cartoes = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const cartao = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  minInlineSize: 0,
  padding: theme.space.small,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  '@media': {
    // Where it can be dragged, a drag marks no text.
    [media.tablet]: { selectors: { '&[data-movel="true"]': { cursor: 'grab', userSelect: 'none' } } },
  },
})
export const nome = style({ display: 'flex', gap: theme.space.xxsmall, alignItems: 'flex-start' })
export const quem = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** A finger here drags, and scrolls everywhere else. */
export const alca = style({
  touchAction: 'none',
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const fantasma = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 40,
  maxInlineSize: theme.size.scroll,
  padding: theme.space.small,
  border: `2px solid ${theme.color.focus}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.floating,
  pointerEvents: 'none',
})
