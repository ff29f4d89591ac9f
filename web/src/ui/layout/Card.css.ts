import { style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  backgroundColor: theme.color.surface,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  transition: `border-color ${theme.motion.quick}, box-shadow ${theme.motion.quick}`,
})
export const padding = styleVariants({
  // `clip`, because the head of a table sticks to the page.
  none: { padding: 0, overflow: 'clip' },
  normal: {
    padding: theme.space.medium,
    gap: theme.space.medium,
    '@media': { [media.tablet]: { padding: theme.space.large } },
  },
  row: { paddingBlock: theme.space.xsmall, paddingInline: theme.space.medium },
  /** A row with more below it. */
  dense: { paddingBlock: theme.space.xsmall, paddingInline: theme.space.medium, gap: theme.space.xsmall },
  compact: { padding: theme.space.medium, gap: theme.space.small },
})
/** A stripe of the tone at the card's start. */
export const edge = styleVariants(theme.color.tone, tone => ({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: theme.space.medium,
    insetInlineStart: '-1px',
    // Not a background, which forced colors remove.
    borderInlineStart: `4px solid ${tone.solid}`,
    borderStartEndRadius: theme.radius.small,
    borderEndEndRadius: theme.radius.small,
  },
}))
/** Lifts slightly on hover, for a card that is a link. */
export const lifting = style({
  ':hover': { borderColor: theme.color.borderStrong, boxShadow: theme.shadow.raised },
  ':focus-within': { borderColor: theme.color.borderStrong },
})
