import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

/** Both ends are of one width: the text is in the middle. */
const end = 'minmax(14px, 1fr)'

export const root = style({
  display: 'inline-grid',
  gridTemplateColumns: `${end} auto ${end}`,
  alignItems: 'center',
  minBlockSize: theme.size.target,
  maxInlineSize: '100%',
  paddingInline: theme.space.xxsmall,
  borderRadius: theme.radius.full,
  border: '1px solid',
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}, border-color ${theme.motion.quick}`,
  selectors: {
    '&[aria-pressed="false"]': {
      backgroundColor: theme.color.surface,
      borderColor: theme.color.borderStrong,
      color: theme.color.text,
    },
    '&[aria-pressed="false"]:hover': { backgroundColor: theme.color.surfaceHover },
    '&[aria-pressed="true"]': { borderColor: 'currentColor' },
    '&[data-ring="true"]': { boxShadow: `0 0 0 2px ${theme.color.ground}, 0 0 0 4px ${theme.color.focus}` },
  },
})
