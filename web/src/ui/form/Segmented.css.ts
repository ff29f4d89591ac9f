import { style } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

const { primary } = theme.color.tone

export const root = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  paddingInline: '3px',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surfaceMuted,
})
/** As high as a button: the whole segment is its target. */
export const option = style({
  position: 'relative',
  display: 'flex',
  minBlockSize: `calc(${theme.size.target} - 2px)`,
  paddingBlock: '3px',
  cursor: 'pointer',
})
/** The words are pressed. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, pointerEvents: 'none' })
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.small,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  transition: `background-color ${theme.motion.quick}`,
  selectors: {
    [`${option}:hover &`]: { color: theme.color.text },
    [`${radio}:checked + &`]: {
      backgroundColor: primary.soft,
      color: primary.text,
      boxShadow: `inset 0 0 0 1px ${primary.text}`,
    },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${theme.color.focus}` },
  },
  '@media': { [media.forced]: { selectors: { [`${radio}:checked + &`]: { outline: '2px solid' } } } },
})
