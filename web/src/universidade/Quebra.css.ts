import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  whiteSpace: 'normal',
  // A long text leaves the other columns their room.
  '@media': { [media.tablet]: { maxInlineSize: theme.size.aside } },
})
