import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** By element, so that the sketch of the description looks the same (boot/sketch.ts). A line has about 70 letters. */
export const blocos = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.small,
  maxInlineSize: '62ch',
  overflowWrap: 'anywhere',
})
/** Not before its text, which tells the place of both: a skeleton does not know how much comes above. */
export const titulo = style({ selectors: { '&:has(+ * > [aria-hidden]:only-child)': { visibility: 'hidden' } } })
globalStyle(`${blocos} ul`, {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  listStyle: 'disc',
  paddingInlineStart: theme.space.large,
})
