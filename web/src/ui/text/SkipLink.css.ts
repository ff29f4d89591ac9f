import { style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({
  position: 'fixed',
  insetBlockStart: theme.space.xsmall,
  insetInlineStart: theme.space.xsmall,
  zIndex: 20,
  padding: theme.space.small,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.primary,
  color: theme.color.onPrimary,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  '@media': { [media.short]: { position: 'absolute' }, print: { display: 'none' } },
})
