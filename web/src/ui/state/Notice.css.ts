import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  display: 'flex',
  gap: theme.space.small,
  alignItems: 'flex-start',
  padding: theme.space.medium,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: theme.radius.card,
})
export const icon = style({ flex: 'none', paddingBlockStart: '2px' })
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
})
export const title = style({ fontWeight: theme.weight.strong })
export const content = style({ display: 'contents' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xsmall })
const overhang = `calc((24px - ${theme.size.target}) / 2)`
export const dismiss = style({ flex: 'none', marginBlock: overhang, marginInlineEnd: overhang })
