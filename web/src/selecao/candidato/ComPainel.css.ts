import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  alignItems: 'start',
  '@media': {
    [media.beside]: {
      selectors: {
        '&[data-aberto="true"]': { gridTemplateColumns: `minmax(0, 1fr) minmax(${theme.size.form}, 0.9fr)` },
      },
    },
  },
})
export const lista = style({ minInlineSize: 0 })
/** Stays on the screen, and scrolls in itself. */
export const painel = style({
  position: 'sticky',
  insetBlockStart: `calc(${theme.size.header} + ${theme.space.small})`,
  maxBlockSize: `calc(100dvh - ${theme.size.header} - ${theme.space.large})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
