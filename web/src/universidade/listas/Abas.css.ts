import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xxsmall, overflowX: 'auto' })
export const aba = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.control,
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: theme.color.text, backgroundColor: theme.color.surfaceHover },
  selectors: {
    '&[aria-current="page"]': { color: theme.color.primary, backgroundColor: theme.color.tone.primary.soft },
  },
})
