import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xsmall, alignItems: 'center', flex: 1, minInlineSize: 0 })

/** One line: the hover card has all of it. */
export const papel = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.textMuted,
  fontSize: theme.text.small,
})
