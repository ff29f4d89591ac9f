import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const { primary, accent } = theme.color.tone

/** The portrait stands on the edge of the banner; the words are beside it, below it on a phone. */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `calc(${theme.space.huge} + ${theme.space.large}) ${theme.size.header} auto`,
  overflow: 'hidden',
  backgroundColor: theme.color.surface,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
  '@media': {
    [media.tablet]: { gridTemplateRows: `calc(${theme.space.huge} + ${theme.space.large}) auto` },
  },
})
export const banner = style({
  gridArea: '1 / 1 / 2 / -1',
  backgroundColor: primary.soft,
  backgroundImage: [
    `radial-gradient(circle at 12% 130%, ${accent.edge}, transparent 42%)`,
    `radial-gradient(circle at 88% -40%, ${primary.edge}, transparent 58%)`,
    `repeating-linear-gradient(115deg, transparent 0 ${theme.space.large}, ${primary.edge} ${theme.space.large} calc(${theme.space.large} + 1px))`,
  ].join(', '),
})
export const portrait = style({
  gridArea: '1 / 1 / 3 / 2',
  alignSelf: 'end',
  paddingInlineStart: theme.space.medium,
  '@media': { [media.tablet]: { paddingInlineStart: theme.space.xlarge, paddingBlockEnd: theme.space.large } },
})
export const words = style({
  gridArea: '3 / 1 / 4 / -1',
  minInlineSize: 0,
  padding: theme.space.medium,
  '@media': {
    [media.tablet]: {
      gridArea: '2 / 2',
      paddingInlineStart: theme.space.large,
      paddingInlineEnd: theme.space.xlarge,
      paddingBlockEnd: theme.space.large,
    },
  },
})
