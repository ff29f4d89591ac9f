import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.xsmall, minInlineSize: 0 })
/** A long name is cut, so that what is below keeps its place. */
globalStyle(`${root} > *`, {
  maxInlineSize: '100%',
  overflow: 'clip',
  overflowClipMargin: '2px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
