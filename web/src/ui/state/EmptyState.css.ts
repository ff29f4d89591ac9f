import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.medium,
  paddingBlock: theme.space.xxlarge,
  paddingInline: theme.space.large,
  textAlign: 'center',
  border: `1px dashed ${theme.color.border}`,
  borderRadius: theme.radius.card,
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: '50%',
})
export const title = style({ fontSize: theme.text.lead, fontWeight: theme.weight.medium, textWrap: 'balance' })
export const words = style({ color: theme.color.textMuted, maxInlineSize: '46ch', textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.small })
