import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  minInlineSize: 0,
  padding: theme.space.small,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  '@media': {
    // Dragging must not select text.
    [media.tablet]: { selectors: { '&[data-movel="true"]': { cursor: 'grab', userSelect: 'none' } } },
  },
})
export const top = style({ display: 'flex', gap: theme.space.xxsmall, alignItems: 'center' })
export const nome = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
/** A touch drags here, and scrolls elsewhere. */
export const alca = style({
  marginInlineStart: 'auto',
  touchAction: 'none',
  '@media': { [media.belowTablet]: { display: 'none' } },
})
