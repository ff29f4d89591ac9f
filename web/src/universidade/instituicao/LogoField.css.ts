import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const logo = style({
  blockSize: theme.size.header,
  maxInlineSize: theme.size.scroll,
  padding: theme.space.xsmall,
  objectFit: 'contain',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.ground,
})
