import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.full,
  background: 'none',
  cursor: 'help',
})
export const bubble = style({
  position: 'fixed',
  zIndex: 50,
  inlineSize: 'max-content',
  maxInlineSize: 'min(300px, calc(100vw - 24px))',
  padding: theme.space.small,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.text,
  color: theme.color.ground,
  fontSize: theme.text.small,
  fontWeight: theme.weight.normal,
  textAlign: 'start',
  boxShadow: theme.shadow.floating,
})
