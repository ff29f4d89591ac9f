import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ fontSize: theme.text.small, overflowWrap: 'anywhere' })
/** Whose vaga it is: below the stage on a phone, after it elsewhere. */
export const de = style({
  display: 'block',
  color: theme.color.textMuted,
  '@media': { [media.tablet]: { display: 'inline', paddingInlineStart: theme.space.xsmall } },
})
