import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const list = style({ display: 'grid', gap: theme.space.xxsmall })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  paddingInline: theme.space.xsmall,
  paddingBlock: theme.space.xxsmall,
  borderRadius: theme.radius.control,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  lineHeight: 1.25,
  textDecoration: 'none',
  ':hover': { backgroundColor: theme.color.surfaceHover },
  selectors: {
    '&[aria-current]': {
      backgroundColor: theme.color.tone.primary.soft,
      color: theme.color.tone.primary.text,
      fontWeight: theme.weight.medium,
    },
  },
})
/** A circle, blank until the section is complete or has an error. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.space.large,
  blockSize: theme.space.large,
  borderRadius: theme.radius.full,
  border: `2px solid ${theme.color.border}`,
  selectors: {
    '&[data-estado="completa"]': {
      borderColor: theme.color.tone.success.edge,
      backgroundColor: theme.color.tone.success.soft,
      color: theme.color.tone.success.text,
    },
    '&[data-estado="erro"]': {
      borderColor: theme.color.tone.danger.edge,
      backgroundColor: theme.color.tone.danger.soft,
      color: theme.color.tone.danger.text,
    },
  },
})
