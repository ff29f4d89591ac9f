import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.size.header,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.xsmall,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  '@media': { [media.belowTablet]: { paddingInlineStart: theme.space.xsmall } },
})
export const back = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const words = style({ flex: 1, minInlineSize: 0 })
