import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  backgroundColor: theme.color.ground,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  // On a phone its areas take several lines.
  '@media': { [media.short]: { position: 'static' }, [media.belowTablet]: { position: 'static' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.large,
  paddingBlock: theme.space.xxsmall,
  minBlockSize: theme.size.header,
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  paddingInline: theme.space.medium,
  '@media': { [media.tablet]: { paddingInline: theme.space.large } },
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.size.target,
  fontWeight: theme.weight.display,
  fontSize: theme.text.lead,
  textDecoration: 'none',
})
export const tools = style({
  marginInline: 'auto 0',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
})
/** On a phone in a line of its own, below brand and tools. */
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xxsmall,
  '@media': {
    [media.belowTablet]: { order: 1, inlineSize: '100%' },
  },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.control,
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  fontSize: theme.text.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: theme.color.text, backgroundColor: theme.color.surfaceHover },
  selectors: {
    '&[aria-current="page"]': { color: theme.color.primary, backgroundColor: theme.color.tone.primary.soft },
  },
})
