import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xxsmall })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.control,
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  fontSize: theme.text.small,
  textDecoration: 'none',
  transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  ':hover': { color: theme.color.text, backgroundColor: theme.color.surfaceHover },
  selectors: {
    '&[aria-current="page"]': { color: theme.color.primary, backgroundColor: theme.color.tone.primary.soft },
  },
})
