import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As high before its facts are loaded. */
export const decide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  minBlockSize: theme.space.large,
})
