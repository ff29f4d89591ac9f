import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

const line = `1px solid ${theme.color.border}`

export const day = style({ selectors: { '& + &': { borderBlockStart: line } } })
export const date = style({
  paddingInline: theme.space.small,
  paddingBlock: theme.space.xxsmall,
  borderBlockEnd: line,
  backgroundColor: theme.color.surfaceMuted,
})
export const rows = style({})
globalStyle(`${rows} > * + *`, { borderBlockStart: line })
