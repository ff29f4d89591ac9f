import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** On a phone it hides while a thread is open. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [media.tablet]: { borderInlineEnd: `1px solid ${theme.color.border}` } },
  selectors: {
    '[data-aberta="true"] &, [data-query~="userId"] [data-skeleton] &': {
      '@media': { [media.belowTablet]: { display: 'none' } },
    },
    // With nothing to select there is one pane.
    '&[data-vazia]': { gridColumn: '1 / -1', borderInlineEnd: 0 },
  },
})
export const search = style({ padding: theme.space.small, borderBlockEnd: `1px solid ${theme.color.border}` })
export const items = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.short]: { maxBlockSize: '75dvh', overscrollBehavior: 'auto' } },
})
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${theme.space.huge}`,
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
