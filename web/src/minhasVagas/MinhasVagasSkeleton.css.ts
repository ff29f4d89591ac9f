import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  '@media': { [media.belowTablet]: { gap: theme.space.xsmall } },
})
/** Most professors have no invitation. */
export const convite = style({ selectors: { '&:has(> div [data-campo]:empty)': { display: 'none' } } })
/** On a phone a line with the count, and a row of controls. */
export const filtros = style({
  '@media': {
    [media.belowTablet]: {
      blockSize: `calc(${theme.size.target} + ${theme.space.xsmall} + 1.5 * ${theme.text.small})`,
      overflow: 'hidden',
    },
  },
})
/** A row of MinhasVagasTable. */
export const linha = style({
  paddingInline: theme.space.small,
  paddingBlock: theme.space.small,
  fontWeight: theme.weight.medium,
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': {
    // Its title, and two lines of facts below.
    [media.belowTablet]: {
      lineHeight: 1.3,
      paddingBlock: `${theme.space.xxsmall} calc(${theme.space.xxsmall} + ${theme.space.xxlarge})`,
      // The button beside the title.
      paddingInlineEnd: `calc(${theme.space.medium} + ${theme.space.xxlarge})`,
    },
  },
})
globalStyle(`${linha} > span`, {
  '@media': { [media.belowTablet]: { display: 'flex', alignItems: 'center', minBlockSize: theme.size.target } },
})
