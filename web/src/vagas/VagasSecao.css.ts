import { globalStyle, style } from '@vanilla-extract/css'
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

export const linha = style({ '@media': { [media.wide]: { cursor: 'pointer' } } })
/** The open one, as the vaga beside it. */
globalStyle(`${linha}[aria-current] > *`, {
  '@media': { [media.wide]: { borderColor: theme.color.primary, boxShadow: `inset 0 0 0 1px ${theme.color.primary}` } },
})
