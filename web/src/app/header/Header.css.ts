import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  backgroundColor: theme.color.ground,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  '@media': { [media.short]: { position: 'static' } },
})
export const row = style({
  display: 'flex',
  // With large letters.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.size.header,
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  paddingInline: theme.space.medium,
  '@media': {
    [media.tablet]: { paddingInline: theme.space.large },
    [media.desktop]: { gap: theme.space.large },
  },
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
/** Between tablet and desktop width the links need the space. */
export const name = style({
  '@media': { [media.tablet]: { display: 'none' }, [media.desktop]: { display: 'inline' } },
})
export const tools = style({
  marginInline: 'auto 0',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
})
export const wide = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const visitor = style([tools, { gap: theme.space.xsmall }])
export const narrow = style({ '@media': { [media.tablet]: { display: 'none' } } })
