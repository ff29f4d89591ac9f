import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** A thread is open; in the skeleton of the HTML the address says so (index.html). */
const aberta = (root: string) => `${root}[data-aberta="true"] &, [data-query~="userId"] [data-skeleton] &`

export const root = style({
  inlineSize: '100%',
  maxInlineSize: theme.size.page,
  marginInline: 'auto',
  blockSize: `calc(100dvh - ${theme.size.header} - 1px)`,
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.tablet]: {
      padding: `${theme.space.medium} ${theme.space.large} ${theme.space.large}`,
      gap: theme.space.medium,
    },
    // The page grows with its content; list and thread have a fixed height.
    [media.short]: { blockSize: 'auto' },
    print: { blockSize: 'auto' },
  },
})
/** Hidden on a phone while a thread is open, which has its own heading. */
export const title = style({
  '@media': {
    [media.belowTablet]: { padding: theme.space.medium },
  },
  selectors: {
    [aberta(root)]: {
      '@media': {
        [media.belowTablet]: {
          position: 'absolute',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
export const frame = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(${theme.size.aside}, 1fr) minmax(0, 2fr)`,
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.card,
      overflow: 'hidden',
    },
  },
})
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: {
    [`${root}[data-aberta="false"] &`]: { '@media': { [media.belowTablet]: { display: 'none' } } },
    // An empty list takes its place.
    '[data-vazia] + &': { display: 'none' },
  },
})
/** The pane while the page loads. */
export const comeco = style({ display: 'none', selectors: { [aberta(root)]: { display: 'block' } } })
export const none = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  // As behind the messages: the balloons of the drawing stand out from it.
  backgroundColor: theme.color.ground,
})
