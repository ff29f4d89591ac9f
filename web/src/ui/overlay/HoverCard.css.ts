import { keyframes, style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const anchor = style({ display: 'inline-flex' })
export const card = style({
  position: 'fixed',
  zIndex: 40,
  inlineSize: 'max-content',
  maxInlineSize: 'min(320px, calc(100vw - 24px))',
  padding: theme.space.medium,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.floating,
  textAlign: 'start',
  animation: `${rise} ${theme.motion.quick}`,
})
