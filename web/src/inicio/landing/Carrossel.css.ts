import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
  boxShadow: theme.shadow.raised,
})
export const viewport = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  ':focus-visible': { outlineOffset: '-2px', borderRadius: theme.radius.large },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})
export const slide = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
/** The drawing is about 400 px wide at most, so that what is below the hero begins on the first screen. */
export const art = style({
  paddingInline: `max(${theme.space.large}, (100% - ${theme.size.form} + ${theme.space.xlarge}) / 2)`,
  paddingBlock: theme.space.medium,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  paddingInline: theme.space.large,
  paddingBlock: `${theme.space.large} ${theme.space.xsmall}`,
})
/** Hidden without scripts; the slides can still be swiped. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInline: theme.space.xsmall,
  paddingBlockEnd: theme.space.small,
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const marks = style({ display: 'flex', marginInline: '0 auto' })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.full,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '::before': {
    content: '',
    inlineSize: theme.space.small,
    blockSize: theme.space.small,
    borderRadius: theme.radius.full,
    // Forced colors leave only the border.
    border: '1px solid transparent',
    backgroundColor: theme.color.borderStrong,
    transition: `inline-size ${theme.motion.calm}, background-color ${theme.motion.calm}`,
  },
  selectors: {
    '&[aria-current="true"]::before': { inlineSize: theme.space.xlarge, backgroundColor: theme.color.primary },
    '&:hover::before': { backgroundColor: theme.color.primary },
  },
})
