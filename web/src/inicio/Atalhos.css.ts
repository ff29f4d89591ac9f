import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** Any number of shortcuts fills the row. */
export const root = style({
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.aside}), 1fr))`,
})
export const card = style({ display: 'flex', gap: theme.space.small })
export const words = style({ flex: 1, minInlineSize: 0 })
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.space.xlarge,
  blockSize: theme.space.xlarge,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.tone.accent.soft,
  color: theme.color.tone.accent.text,
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  textDecoration: 'none',
  // The link covers the card, so that a press anywhere on it works.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})
