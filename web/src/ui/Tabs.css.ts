import { style } from '@vanilla-extract/css'
import { media, theme } from './theme.css.ts'

export const list = style({
  display: 'flex',
  gap: theme.space.xxsmall,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
export const tab = style({
  minBlockSize: theme.size.target,
  paddingInline: theme.space.medium,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-3px',
  ':hover': { color: theme.color.text },
  selectors: { '&[data-state="active"]': { color: theme.color.primary, borderBlockEndColor: theme.color.primary } },
  // Forced colors draw a transparent border too: only the active tab has one.
  '@media': { [media.forced]: { selectors: { '&[data-state="inactive"]': { borderBlockEndColor: 'Canvas' } } } },
})
export const panel = style({ paddingBlockStart: theme.space.medium })
export const dense = style({
  paddingBlockStart: theme.space.xsmall,
  '@media': { [media.belowTablet]: { paddingBlockStart: theme.space.xxsmall } },
})
