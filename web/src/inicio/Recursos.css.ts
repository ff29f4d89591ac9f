import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const item = style({ display: 'flex', gap: theme.space.medium, alignItems: 'flex-start' })
export const icon = style({
  flex: 'none',
  padding: theme.space.small,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.tone.primary.soft,
  color: theme.color.tone.primary.text,
})
export const iconEmBreve = style([icon, { backgroundColor: theme.color.surfaceMuted, color: theme.color.textMuted }])
