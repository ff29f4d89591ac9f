import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** `positionAt` puts it beside its button. */
export const menu = style({
  position: 'fixed',
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  padding: theme.space.xxsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.floating,
})
export const item = style({
  minBlockSize: theme.size.target,
  paddingInline: theme.space.small,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &:focus': { backgroundColor: theme.color.surfaceHover } },
})
