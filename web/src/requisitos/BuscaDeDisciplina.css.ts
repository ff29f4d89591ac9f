import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const list = style({
  marginBlockStart: theme.space.xsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  maxBlockSize: '16rem',
  overflowY: 'auto',
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
      boxShadow: `inset 3px 0 0 ${theme.color.primary}`,
    },
  },
})
