import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.tone.primary.soft,
  color: theme.color.tone.primary.text,
})
