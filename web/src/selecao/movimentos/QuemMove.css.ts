import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xxsmall,
  alignItems: 'center',
  maxBlockSize: theme.size.scroll,
  overflowY: 'auto',
})
export const pessoa = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  paddingInlineStart: theme.space.small,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  overflowWrap: 'anywhere',
  selectors: { '&:only-child': { paddingInlineEnd: theme.space.small } },
})
