import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const nav = style({
  display: 'flex',
  gap: theme.space.xxsmall,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: theme.space.medium,
  borderBlockEnd: '3px solid transparent',
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  ':hover': { color: theme.color.text },
  selectors: { '&[aria-current="page"]': { color: theme.color.primary, borderBlockEndColor: theme.color.primary } },
  // Forced colors draw a transparent border too: only the current page has one.
  '@media': { [media.forced]: { selectors: { '&:not([aria-current])': { borderBlockEndColor: 'Canvas' } } } },
})
