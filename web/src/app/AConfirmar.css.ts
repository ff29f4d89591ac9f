import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const place = style({
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  paddingInline: theme.space.medium,
  paddingBlockStart: theme.space.medium,
})
