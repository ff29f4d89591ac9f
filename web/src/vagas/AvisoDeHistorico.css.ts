import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** A row that is a link: of one line, or of two on a phone. */
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xsmall,
  minBlockSize: theme.space.xxlarge,
  paddingInline: theme.space.small,
  paddingBlock: theme.space.xsmall,
  // The color is of the tone.
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: theme.radius.control,
  fontSize: theme.text.small,
})
export const icon = style({ flex: 'none' })
export const words = style({
  flex: 1,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.xsmall } },
})
export const title = style({ fontWeight: theme.weight.strong })
/** The page that it leads to says it too. */
export const reason = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
/** Covers the row. */
export const link = style({
  fontWeight: theme.weight.medium,
  textUnderlineOffset: theme.space.xxsmall,
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.control },
  ':hover': { textDecorationThickness: '2px' },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' } },
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
})
