import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  borderRadius: theme.radius.small,
  transition: `color ${theme.motion.quick}`,
})
export const look = styleVariants({
  primary: {
    color: theme.color.primary,
    fontWeight: theme.weight.medium,
    ':hover': { color: theme.color.primaryHover, textDecorationThickness: '2px' },
  },
  plain: {
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { color: theme.color.primary, textDecoration: 'underline' },
  },
})
/** A target of 44 px in height that does not move its neighbors. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  minBlockSize: theme.size.target,
})
export const tight = style({ marginBlock: `calc((${theme.space.large} - ${theme.size.target}) / 2)` })
