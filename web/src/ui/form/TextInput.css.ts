import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ position: 'relative' })
export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: theme.space.small,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.textMuted,
  pointerEvents: 'none',
})
export const iconRoom = style({ selectors: { 'input&': { paddingInlineStart: '40px' } } })
