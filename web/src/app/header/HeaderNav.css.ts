import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xxsmall })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  minBlockSize: theme.size.target,
  paddingInline: theme.space.xsmall,
  borderRadius: theme.radius.control,
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  fontSize: theme.text.tiny,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  ':hover': { color: theme.color.text, backgroundColor: theme.color.surfaceHover },
  '@media': {
    [media.desktop]: {
      gap: theme.space.xsmall,
      paddingInline: theme.space.small,
      fontSize: theme.text.small,
    },
  },
  selectors: {
    '&[aria-current="page"]': { color: theme.color.primary, backgroundColor: theme.color.tone.primary.soft },
  },
})
