import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** What is out of sight is not laid out; the browser keeps the height that it had. */
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
export const message = style({
  gridColumn: '2',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
export const letter = style({ maxInlineSize: theme.size.reading })
