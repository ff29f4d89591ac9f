import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** One row: more of them scroll. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
})
export const novas = style({ color: theme.color.tone.primary.text, fontWeight: theme.weight.strong })
