import { style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  paddingInline: theme.space.medium,
  paddingBlockStart: theme.space.medium,
  '@media': { [media.tablet]: { paddingInline: theme.space.large } },
})
