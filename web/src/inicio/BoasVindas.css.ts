import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  // Not wider than the screen for a long word or the name's placeholder.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.large,
  padding: theme.space.large,
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.tone.primary.edge}`,
  backgroundColor: theme.color.tone.primary.soft,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      paddingInline: theme.space.xxlarge,
    },
  },
})
/** Hidden on a phone, so that the shortcuts are in view. */
export const art = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
