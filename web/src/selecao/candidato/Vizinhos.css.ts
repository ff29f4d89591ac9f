import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** On a phone a bar at the lower edge: each link is at the same place for every candidate, whatever is in view. */
const small = `${media.belowTablet} and (min-height: 480px)`
const height = `calc(${theme.size.target} + 2 * ${theme.space.xsmall} + env(safe-area-inset-bottom))`

/** Reserves the space until the list has loaded. */
export const root = style({
  minBlockSize: theme.size.target,
  '@media': { [small]: { display: 'contents' } },
})
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  '@media': {
    [small]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      // Below the header and its menu.
      zIndex: 9,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: theme.space.xxsmall,
      minBlockSize: height,
      paddingBlock: theme.space.xsmall,
      paddingBlockEnd: `calc(${theme.space.xsmall} + env(safe-area-inset-bottom))`,
      paddingInline: theme.space.small,
      backgroundColor: theme.color.surface,
      borderBlockStart: `1px solid ${theme.color.border}`,
    },
  },
})
/** The last of the list has no next one, and the first no previous one. */
export const anterior = style({ gridColumn: 1, selectors: { '&:empty': { display: 'none' } } })
export const lugar = style({ gridColumn: 2, '@media': { [small]: { textAlign: 'center' } } })
export const proximo = style({ gridColumn: 3, selectors: { '&:empty': { display: 'none' } } })
// The bar covers neither the end of the page nor the focus.
globalStyle(`html:has(${nav})`, { '@media': { [small]: { scrollPaddingBlockEnd: height } } })
globalStyle(`body:has(${nav})`, { '@media': { [small]: { paddingBlockEnd: height } } })
