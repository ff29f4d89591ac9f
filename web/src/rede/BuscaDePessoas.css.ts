import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.small })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall })
globalStyle(`${row} > button`, { flex: '1 0 auto', '@media': { [media.tablet]: { flex: 'none' } } })
export const search = style({ flex: '1 1 100%', minInlineSize: 0, '@media': { [media.tablet]: { flexBasis: 0 } } })
export const options = style({
  display: 'grid',
  columnGap: theme.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, max-content)' } },
})
