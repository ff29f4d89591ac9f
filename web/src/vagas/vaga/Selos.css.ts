import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  '@media': { [media.tablet]: { flexDirection: 'row' } },
})
export const selo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
  // As a badge.
  fontSize: theme.text.small,
  minBlockSize: `calc(1.45em + ${theme.space.xxsmall})`,
})
