import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.space.small,
})
export const action = style({ minBlockSize: theme.size.target })
export const list = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
/** All are equally high, whatever their texts, so that the page does not move when these load. */
export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.xsmall,
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
  transition: `border-color ${theme.motion.quick}, box-shadow ${theme.motion.quick}`,
  ':hover': { borderColor: theme.color.borderStrong, boxShadow: theme.shadow.raised },
  '@media': {
    // A phone shows three.
    [media.belowTablet]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
  },
})
export const tag = style({
  display: 'inline-block',
  inlineSize: '7em',
  paddingBlock: '2px',
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.surfaceMuted,
  fontSize: theme.text.small,
  lineHeight: 1.45,
})
export const title = style({
  inlineSize: '100%',
  blockSize: '2lh',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: theme.text.lead,
  lineHeight: 1.25,
})
export const facts = style({
  inlineSize: '100%',
  blockSize: '1lh',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.color.textMuted,
  fontSize: theme.text.small,
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})
/** Without the mark the vagas may not be public, and without scripts they do not load. */
export const room = style({
  display: 'none',
  selectors: { 'html[data-mural] &': { display: 'block' } },
  '@media': { '(scripting: none)': { selectors: { 'html[data-mural] &': { display: 'none' } } } },
})
