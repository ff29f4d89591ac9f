import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
export const gap = styleVariants(theme.space, value => ({ gap: value }))
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  /** Equal parts that fill the row. */
  fill: {},
})
globalStyle(`${justify.fill} > *`, { flex: '1 1 0', minInlineSize: 'max-content' })
