import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const list = style({
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  paddingInline: theme.space.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.surfaceHover },
    '&[aria-selected="true"]': {
      backgroundColor: theme.color.surfaceHover,
      fontWeight: theme.weight.medium,
    },
  },
})
