import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high as the button in it, so that nothing below moves when it appears. */
export const cabeca = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
})
