import { globalStyle, style } from '@vanilla-extract/css'
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
export const start = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxsmall })
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
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.xxsmall,
  rowGap: theme.space.xsmall,
  '@media': { [media.tablet]: { columnGap: theme.space.medium } },
})
// An expanded part takes the full width.
globalStyle(`${more} > :has([aria-expanded='true'])`, { flexBasis: '100%' })
