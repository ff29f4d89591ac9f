import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

const fill = { borderRadius: theme.radius.full, backgroundColor: theme.color.primary }

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: theme.space.xsmall,
  border: 0,
  borderRadius: theme.radius.full,
  overflow: 'hidden',
  backgroundColor: theme.color.surfaceHover,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
})
