import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ position: 'relative' })
export const control = style({
  selectors: { 'select&': { appearance: 'none', paddingInlineEnd: '40px', cursor: 'pointer' } },
})
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: theme.space.small,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.textMuted,
  pointerEvents: 'none',
})
