import { keyframes, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const arquivo = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.size.header,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
})
export const icon = style({ flex: 'none', color: theme.color.primary })
export const words = style({ flex: 1, minInlineSize: 0 })
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: theme.space.xxsmall,
  backgroundColor: theme.color.surfaceHover,
})
/** An indeterminate progress bar. It stays in the middle with reduced motion. */
export const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '30%',
  inlineSize: '40%',
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.primary,
  animation: `${slide} 1.2s ease-in-out infinite`,
})
