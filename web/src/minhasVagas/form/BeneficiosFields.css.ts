import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** Under the words of its checkbox. */
export const value = style({
  inlineSize: 'min(100%, 40ch)',
  paddingInlineStart: theme.space.xlarge,
  paddingBlockEnd: theme.space.small,
})
