import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small, minInlineSize: 0 })
/** On a phone: chooses the one column to show. */
export const escolha = style({ '@media': { [media.tablet]: { display: 'none' } } })
/** Also clips the visually hidden text of its cards. */
export const colunas = style({
  position: 'relative',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: `minmax(${theme.size.scroll}, 1fr)`,
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
