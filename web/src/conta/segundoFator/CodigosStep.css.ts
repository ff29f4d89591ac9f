import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const codigos = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.size.scroll}, 100%), 1fr))`,
  gap: theme.space.xsmall,
  padding: theme.space.medium,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surfaceMuted,
  listStyle: 'none',
  userSelect: 'text',
})
