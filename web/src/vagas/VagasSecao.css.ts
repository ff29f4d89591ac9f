import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  transition: `opacity ${theme.motion.quick}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 }, '&:focus': { outline: 'none' } },
})
/** On a phone it would take a line more; the pagination tells. */
export const total = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
