import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** As high before its facts are loaded: in a column one line more. */
export const decide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  minBlockSize: theme.space.large,
  alignContent: 'start',
  '@media': { [media.tablet]: { minBlockSize: `calc(2 * ${theme.space.large} + ${theme.space.xxsmall})` } },
})
