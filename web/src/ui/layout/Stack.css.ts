import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const gap = styleVariants(theme.space, value => ({ gap: value }))
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
})
