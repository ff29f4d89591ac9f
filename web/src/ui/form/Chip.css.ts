import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: theme.size.target,
  maxInlineSize: '100%',
  position: 'relative',
  paddingInline: '18px',
  borderRadius: theme.radius.full,
  border: '1px solid',
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
  textAlign: 'start',
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
/** In the padding: the chip keeps its width, so that no other moves. */
export const check = style({ position: 'absolute', insetInlineStart: '4px' })
export const content = style({ display: 'contents' })
globalStyle(`${root} svg`, { flex: 'none' })
