import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const fatos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.xsmall,
  rowGap: theme.space.xxsmall,
  '@media': { [media.belowTablet]: { columnGap: theme.space.xxsmall } },
})
/** On a phone the title says it. */
export const tipo = style({ display: 'contents', '@media': { [media.belowTablet]: { display: 'none' } } })
// On a phone two lines, so that the candidates begin higher.
globalStyle(`${fatos} *`, { '@media': { [media.belowTablet]: { fontSize: theme.text.tiny } } })
globalStyle(`${fatos} svg`, { '@media': { [media.belowTablet]: { display: 'none' } } })
/** On a phone beside the facts, of which it leaves most. */
export const passo = style({
  ':empty': { display: 'none' },
  '@media': {
    [media.belowTablet]: {
      gridRow: 2,
      gridColumn: '3 / -1',
      alignSelf: 'start',
      maxInlineSize: `calc(${theme.space.huge} + ${theme.space.xlarge})`,
    },
  },
})
