import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** One row; on a phone the filters are below the title, both beside the action. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  minBlockSize: theme.space.xxlarge,
  paddingInline: theme.space.small,
  paddingBlock: '1px',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: theme.radius.control,
})
export const title = style({ fontWeight: theme.weight.strong, fontSize: theme.text.small })
export const action = style({
  gridColumn: -2,
  gridRow: '1 / span 2',
  '@media': { [media.tablet]: { gridRow: 1 } },
})
/** Of the list on screen. If it finds nothing, it has not the color of a success. */
export const aplicado = style({
  selectors: {
    '&:has(~ * [data-vazia])': {
      backgroundColor: theme.color.surface,
      borderColor: theme.color.border,
      color: theme.color.text,
    },
  },
})
// The panel beside it has the button that clears the filters.
globalStyle(`${aplicado} > ${action}`, { '@media': { [media.desktop]: { display: 'none' } } })
/** Stays in view, below the header. */
export const sticky = style({
  position: 'sticky',
  insetBlockStart: `calc(${theme.size.header} + ${theme.space.xxsmall})`,
  zIndex: 5,
  '@media': { [media.short]: { position: 'static' } },
})
