import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** Columns for the time, the candidate, the place and the action; on a phone the action is beside lines of the others. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  paddingInline: theme.space.small,
  paddingBlock: theme.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `calc(${theme.size.fact} - ${theme.space.large}) minmax(0, 1fr) minmax(0, 1fr) auto`,
      columnGap: theme.space.medium,
      minBlockSize: theme.size.header,
      paddingInline: theme.space.medium,
    },
  },
})
export const hora = style({
  fontWeight: theme.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-passou] > &': { color: theme.color.textMuted, fontWeight: theme.weight.normal } },
})
export const quem = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: {
      gridColumn: '1 / span 2',
      // Beside the time.
      selectors: { '[data-livre] > &': { gridColumn: 2 } },
    },
  },
})
/** Where the portrait of a candidate would be. */
export const lugar = style({
  flex: 'none',
  inlineSize: theme.space.xlarge,
  blockSize: theme.space.xlarge,
  border: `1px dashed ${theme.color.borderStrong}`,
  borderRadius: '50%',
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const nome = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' })
/** The local and the link, each on its line. */
export const onde = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { gridColumn: '1 / span 2' } },
})
globalStyle(`${onde} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: theme.size.target })
export const acao = style({
  '@media': { [media.belowTablet]: { gridColumn: 3, gridRow: '1 / span 3' } },
})
