import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const list = style({
  maxBlockSize: theme.size.scroll,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.xxsmall,
  border: `thin solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  paddingInline: theme.space.xsmall,
  borderRadius: theme.radius.small,
  fontSize: theme.text.small,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.surfaceHover },
    '&:has(:checked)': {
      backgroundColor: theme.color.tone.primary.soft,
      color: theme.color.tone.primary.text,
      fontWeight: theme.weight.medium,
    },
    '&[data-ring="true"]': {
      outline: `medium solid ${theme.color.focus}`,
      outlineOffset: `calc(${theme.space.xxsmall} * -1)`,
    },
  },
})
