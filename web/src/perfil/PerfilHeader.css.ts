import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

const { primary, accent } = theme.color.tone

/** The second row is the part of the portrait below the banner. */
export const root = style({
  display: 'grid',
  gridTemplateRows: `calc(${theme.space.huge} + ${theme.space.large}) ${theme.size.header} auto`,
  overflow: 'hidden',
  backgroundColor: theme.color.surface,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.large,
})
export const banner = style({
  gridArea: '1 / 1',
  backgroundColor: primary.soft,
  backgroundImage: [
    `radial-gradient(circle at 12% 130%, ${accent.edge}, transparent 42%)`,
    `radial-gradient(circle at 88% -40%, ${primary.edge}, transparent 58%)`,
    `repeating-linear-gradient(115deg, transparent 0 ${theme.space.large}, ${primary.edge} ${theme.space.large} calc(${theme.space.large} + 1px))`,
  ].join(', '),
})
export const portrait = style({
  gridArea: '1 / 1 / 3',
  justifySelf: 'stretch',
  alignSelf: 'end',
  paddingInline: theme.space.medium,
  '@media': { [media.tablet]: { paddingInline: theme.space.xlarge } },
})
export const words = style({
  gridArea: '3 / 1',
  padding: theme.space.medium,
  '@media': { [media.tablet]: { paddingInline: theme.space.xlarge, paddingBlockEnd: theme.space.large } },
})
