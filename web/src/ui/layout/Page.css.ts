import { style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const root = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: theme.space.medium,
  paddingBlock: `${theme.space.medium} ${theme.space.xlarge}`,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.large,
  '@media': {
    [media.tablet]: { paddingInline: theme.space.large },
  },
})
/** Less space between its parts, for a page whose list should begin near the top. */
export const dense = style({ paddingBlockEnd: theme.space.medium, gap: theme.space.xsmall })
export const denseOnPhone = style({
  '@media': { [media.belowTablet]: { paddingBlockEnd: theme.space.medium, gap: theme.space.small } },
})
export const width = styleVariants({
  page: { maxInlineSize: theme.size.page },
  form: { maxInlineSize: theme.size.form },
})
