import { style } from '@vanilla-extract/css'
import { media, theme } from './theme.css.ts'

/** Narrower between phone and wide screen, so that six columns fit. */
const betweenWidths = 'screen and (min-width: 768px) and (max-width: 1151.98px)'

/** Wide enough for the usual columns, not for many. */
const belowWide = 'screen and (min-width: 1152px) and (max-width: 1439.98px)'
const dense = { selectors: { '[data-densa="true"] &': { paddingInline: theme.space.small } } }

export const root = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [betweenWidths]: { fontSize: theme.text.small },
    [media.belowTablet]: { display: 'block' },
  },
})
export const head = style({
  backgroundColor: theme.color.surfaceMuted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const header = style({
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  textAlign: 'start',
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  color: theme.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [betweenWidths]: { paddingInline: theme.space.xsmall }, [belowWide]: dense },
})
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  // Otherwise a narrow column shrinks the icon.
  inlineSize: 'max-content',
  minBlockSize: theme.size.target,
  marginBlock: `calc((20px - ${theme.size.target}) / 2)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  ':hover': { color: theme.color.text },
})
const asRows = '[data-linhas="true"] &'
const asLines = '[data-densa="true"] &'

export const body = style({ '@media': { [media.belowTablet]: { display: 'block' } } })
export const row = style({
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': {
    [media.tablet]: { ':hover': { backgroundColor: theme.color.surfaceMuted } },
    [media.belowTablet]: {
      display: 'block',
      padding: theme.space.medium,
      selectors: {
        [asRows]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: theme.space.xxsmall,
          rowGap: theme.space.xxsmall,
          paddingBlock: theme.space.xsmall,
          paddingInline: theme.space.small,
        },
        [asLines]: {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: theme.space.small,
          rowGap: theme.space.xxsmall,
          paddingBlock: theme.space.small,
        },
      },
    },
  },
})
export const cell = style({
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  verticalAlign: 'middle',
  '@media': {
    // Tags and buttons stay on one line if there is room: the first column shrinks.
    [media.desktop]: { selectors: { '&:not(:first-child)': { whiteSpace: 'nowrap' } } },
    [betweenWidths]: { paddingInline: theme.space.xsmall, selectors: { '&:first-child': { hyphens: 'auto' } } },
    [belowWide]: dense,
    [media.belowTablet]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space.medium,
      padding: 0,
      minBlockSize: '36px',
      '::before': {
        content: 'attr(data-label)',
        color: theme.color.textMuted,
        fontSize: theme.text.small,
        flex: 'none',
      },
      selectors: {
        '&:first-child': { fontWeight: theme.weight.medium, minBlockSize: theme.size.target },
        '&:is(:first-child, [data-bare])::before': { display: 'none' },
        [asLines]: { gap: theme.space.xxsmall, minBlockSize: '24px', fontSize: theme.text.small },
        [`${asLines}:is(:first-child, :last-child)`]: { flexBasis: '100%', fontSize: 'inherit' },
        [asRows]: { gap: theme.space.xxsmall, minBlockSize: 0, fontSize: theme.text.small },
        [`${asRows}:first-child`]: { minBlockSize: 0, color: theme.color.textMuted },
        // The rest of the line.
        [`${asRows}:nth-child(2)`]: {
          flex: '1 1 60%',
          paddingInlineStart: theme.space.xxsmall,
          fontWeight: theme.weight.medium,
        },
        [`${asRows}:nth-child(2)::before`]: { display: 'none' },
        [`${asRows}::before`]: { fontSize: theme.text.tiny },
      },
    },
  },
})
