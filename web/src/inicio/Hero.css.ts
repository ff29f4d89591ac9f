import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.large,
  paddingBlock: theme.space.large,
  '@media': { [media.tablet]: { paddingBlock: theme.space.xxlarge, maxInlineSize: theme.size.reading } },
})
