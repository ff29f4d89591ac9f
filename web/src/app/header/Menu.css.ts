import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const opener = style({ position: 'relative' })
/** The number of unread items, on the button of the menu. */
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  translate: '25% -25%',
  pointerEvents: 'none',
})
export const root = style({
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  padding: 0,
  border: 0,
  backgroundColor: theme.color.ground,
  color: theme.color.text,
})
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: theme.space.large,
  paddingInline: theme.space.medium,
  paddingBlockEnd: theme.space.large,
})
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: theme.size.header,
})
export const links = style({ display: 'flex', flexDirection: 'column', flex: 1 })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.header,
  fontSize: theme.text.title,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${theme.color.border}`,
  selectors: { '&[aria-current="page"]': { color: theme.color.primary } },
})
