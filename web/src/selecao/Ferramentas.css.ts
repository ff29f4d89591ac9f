import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({ position: 'relative' })
/** One row; on a phone it wraps once the filters are open. */
export const linha = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall, alignItems: 'center' })
/** In line with the checkboxes of the list, without words. */
export const todos = style({ flex: 'none' })
globalStyle(`${todos} label`, { minInlineSize: theme.size.target, justifyContent: 'center' })
export const busca = style({
  flex: '1 1 0',
  '@media': { [media.tablet]: { minInlineSize: theme.size.fact } },
})

const closed = `${root}[data-abertas="false"] &`

/** On a phone only what selects all and the search are always there. */
export const ordem = style({
  flex: '1 1 0',
  '@media': {
    [media.belowTablet]: { flexBasis: '100%', selectors: { [closed]: { display: 'none' } } },
    [media.tablet]: { flex: 'none', inlineSize: theme.size.scroll },
  },
})
export const demais = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
  '@media': { [media.belowTablet]: { selectors: { [closed]: { display: 'none' } } } },
})
/** Over the list, which therefore stays where it is. */
export const campos = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${theme.space.xxsmall})`,
  insetInline: 0,
  zIndex: 20,
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.size.scroll}, 100%), 1fr))`,
  padding: theme.space.medium,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.floating,
  selectors: { [closed]: { display: 'none' } },
})
