import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', gap: theme.space.xsmall, alignItems: 'center', flex: 1, minInlineSize: 0 })

/** On a phone one line: the hover card has all of it. */
export const papel = style({
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  '@media': { [media.belowTablet]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})
