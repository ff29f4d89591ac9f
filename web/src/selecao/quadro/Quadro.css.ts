import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small, minInlineSize: 0 })
// It fills the screen; not while another tab is open.
globalStyle(`main:has([role="tabpanel"]:not([hidden]) ${root})`, { vars: { [theme.size.page]: '100%' } })
/** On a phone: chooses the one column to show. */
export const escolha = style({ '@media': { [media.tablet]: { display: 'none' } } })
/** Also clips the visually hidden text of its cards. */
export const colunas = style({
  position: 'relative',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      gap: theme.space.xsmall,
      overflowX: 'auto',
      paddingBlockEnd: theme.space.xsmall,
    },
    // All columns fit, and in an element that scrolls their heads would not stick to the page.
    [media.desktop]: { overflowX: 'visible', paddingBlockEnd: 0 },
  },
})
const vazia = '&[data-vazia="true"]'
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
  '@media': {
    [media.belowTablet]: { selectors: { '&[data-atual="false"]': { display: 'none' } } },
    [media.tablet]: { flex: `1 0 ${theme.size.scroll}`, selectors: { [vazia]: { flex: 'none' } } },
    [media.desktop]: { flex: '1 1 0', paddingBlockStart: 0 },
  },
})
export const cabeca = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  backgroundColor: theme.color.surfaceMuted,
  '@media': {
    [media.tablet]: { selectors: { [`${coluna}[data-vazia="true"] &`]: { writingMode: 'vertical-rl' } } },
    [media.desktop]: {
      position: 'sticky',
      zIndex: 1,
      // Physical: an empty column's head is written from top to bottom.
      top: theme.size.header,
      paddingBlock: theme.space.xsmall,
      borderStartStartRadius: theme.radius.card,
      borderStartEndRadius: theme.radius.card,
    },
    [media.short]: { position: 'static' },
  },
})
/** At the end of the head. */
export const escrever = style({ marginInlineStart: 'auto' })
/** Side by side in a column that others leave wide. */
export const cartoes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.size.scroll}), 1fr))`,
  gap: theme.space.xsmall,
})
export const ghost = style({
  position: 'fixed',
  // Off screen until it follows the pointer.
  translate: '-100vw 0',
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
