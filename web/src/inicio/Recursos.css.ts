import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const list = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.scroll}), 1fr))`,
})
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  padding: theme.space.large,
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
  // A phone has more room beside the icon than below it.
  '@media': { [media.belowTablet]: { flexDirection: 'row', padding: theme.space.medium } },
})
export const itemEmBreve = style([item, { borderStyle: 'dashed', backgroundColor: 'transparent' }])
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.tone.primary.soft,
  color: theme.color.tone.primary.text,
})
export const iconEmBreve = style([icon, { backgroundColor: theme.color.surfaceMuted, color: theme.color.textMuted }])
