import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Skips the layout of items outside the viewport; the browser remembers their height. */
export const root = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(2 * ${theme.space.huge})`,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space.small,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const who = style({ minInlineSize: 0 })
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xsmall,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifyContent: 'end' } },
})
export const letter = style({ maxInlineSize: theme.size.reading })
