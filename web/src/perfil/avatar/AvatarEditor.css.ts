import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const change = style({
  position: 'relative',
  display: 'grid',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
})
export const badge = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space.xsmall,
  borderRadius: '50%',
  border: `2px solid ${theme.color.surface}`,
  backgroundColor: theme.color.primary,
  color: theme.color.onPrimary,
  transition: `background-color ${theme.motion.quick}`,
  selectors: { 'button:hover > &': { backgroundColor: theme.color.primaryHover } },
})
/** Over the banner, in its corner. */
export const remover = style({
  position: 'absolute',
  insetBlockStart: theme.space.medium,
  insetInlineEnd: theme.space.medium,
})
