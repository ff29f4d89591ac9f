import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const place = style({
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  paddingInline: theme.space.medium,
  paddingBlockStart: theme.space.medium,
  '@media': { [media.tablet]: { paddingInline: theme.space.large } },
})
export const list = style({ display: 'flex', flexDirection: 'column', listStyle: 'none' })
