import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  minInlineSize: 0,
  padding: theme.space.small,
  paddingBlockEnd: theme.space.xxsmall,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  '@media': {
    // Dragging must not select text.
    [media.tablet]: { selectors: { '&[data-movel="true"]': { cursor: 'grab', userSelect: 'none' } } },
  },
})
export const quem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.xsmall,
  alignItems: 'center',
})
export const nome = style({ minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.3 })
export const acoes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // At the foot of a card that its neighbour makes higher.
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${theme.color.border}`,
  paddingBlockStart: theme.space.xxsmall,
})
export const mover = style({ display: 'flex', gap: theme.space.xxsmall })
/** A touch drags here, and scrolls elsewhere. */
export const alca = style({
  touchAction: 'none',
  '@media': { [media.belowTablet]: { display: 'none' } },
})
