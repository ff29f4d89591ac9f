import { createVar, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

const filled = createVar()
const fill = {
  borderRadius: theme.radius.full,
  backgroundColor: filled,
  transition: `inline-size ${theme.motion.calm}`,
}

export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: theme.space.xsmall,
  border: 0,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.surfaceHover,
  overflow: 'hidden',
  vars: { [filled]: theme.color.primary },
  selectors: {
    '&[data-complete="true"]': { vars: { [filled]: theme.color.tone.success.solid } },
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
})
export const numbers = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space.xsmall })
