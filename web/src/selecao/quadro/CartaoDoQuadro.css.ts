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
export const top = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xxsmall, alignItems: 'center' })
/** Behind the handle, so that in a narrow column it has a line of its own. */
export const nome = style({
  order: 1,
  flex: `1 1 calc(2 * ${theme.space.huge})`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** A touch drags here, and scrolls elsewhere. */
export const alca = style({
  touchAction: 'none',
  '@media': { [media.belowTablet]: { display: 'none' } },
})
