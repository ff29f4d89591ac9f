import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  maxInlineSize: '100%',
  paddingInline: '10px',
  paddingBlock: '2px',
  borderRadius: theme.radius.full,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
