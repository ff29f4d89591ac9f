import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const list = style({
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.size.scroll}), 1fr))`,
})
export const item = style({
  position: 'relative',
  display: 'flex',
  gap: theme.space.small,
  padding: theme.space.small,
  borderRadius: theme.radius.card,
  border: '1px solid transparent',
  '@media': {
    // A phone shows them as rows, without the space of a card around.
    [media.belowTablet]: { paddingInline: 0 },
    // Forced colors draw a transparent border too: only a link looks like a card.
    [media.forced]: { borderColor: 'Canvas' },
  },
})
export const itemComLink = style([
  item,
  {
    borderColor: theme.color.border,
    backgroundColor: theme.color.surface,
    transition: `border-color ${theme.motion.quick}`,
    ':hover': { borderColor: theme.color.borderStrong },
    '@media': {
      [media.belowTablet]: { paddingInline: theme.space.small },
      [media.forced]: { borderColor: 'LinkText' },
    },
  },
])
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The link covers the card, so that a press anywhere on it works.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})
export const icon = style({ flex: 'none', color: theme.color.textMuted })
export const iconComLink = style([icon, { color: theme.color.primary }])
