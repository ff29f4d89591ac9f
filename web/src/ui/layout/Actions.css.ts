import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

const closed = '[data-acoes="false"]'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  // A note below one of the buttons does not move the others.
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  maxInlineSize: '100%',
  '@media': { [media.belowTablet]: { selectors: { [`${closed} &`]: { display: 'contents' } } } },
})
// Something else may have opened its dialog.
globalStyle(`${closed} ${root} > :not(dialog)`, { '@media': { [media.belowTablet]: { display: 'none' } } })
