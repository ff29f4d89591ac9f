import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const concluidas = style({})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  cursor: 'pointer',
})
export const arrow = style({
  flex: 'none',
  transition: `rotate ${theme.motion.quick}`,
  selectors: { [`${concluidas}[open] > ${summary} > &`]: { rotate: '90deg' } },
})
