import { style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})
const display = {
  fontSize: '1.625rem',
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontWeight: theme.weight.display,
} as const

export const look = styleVariants({
  hero: {
    fontSize: '2.25rem',
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
    fontWeight: theme.weight.display,
    '@media': { [media.tablet]: { fontSize: '3.25rem' } },
  },
  /** A part of a landing page. */
  part: { ...display, '@media': { [media.tablet]: { fontSize: '2.125rem' } } },
  page: display,
  /** As `page`; on a phone its actions are beside it. */
  dense: display,
  section: { fontSize: theme.text.title, letterSpacing: '-0.01em' },
  row: { fontSize: '1.0625rem', letterSpacing: '-0.006em' },
  card: { fontSize: theme.text.lead, letterSpacing: '-0.006em' },
  label: { fontSize: theme.text.small, color: theme.color.textMuted },
})
