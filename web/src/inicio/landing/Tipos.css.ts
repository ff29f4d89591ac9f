import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
})
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.space.xxlarge,
  blockSize: theme.space.xxlarge,
  borderRadius: theme.radius.card,
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})
export const total = style({
  flex: 'none',
  inlineSize: '4ch',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: theme.color.textMuted,
  fontSize: theme.text.lead,
  fontVariantNumeric: 'tabular-nums',
})
/** If the gateway marks the document, totals follow. */
export const room = style([total, { display: 'none', selectors: { 'html[data-mural] &': { display: 'block' } } }])
