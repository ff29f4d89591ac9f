import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As many beside each other as the totals. */
export const totais = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.fact}, 1fr))`,
  gap: theme.space.xsmall,
})
