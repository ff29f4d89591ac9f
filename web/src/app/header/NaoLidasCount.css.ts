import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: theme.space.large,
  paddingInline: theme.space.xxsmall,
  paddingBlock: theme.space.xxsmall,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.tone.accent.soft,
  color: theme.color.tone.accent.text,
  fontSize: theme.text.tiny,
  fontWeight: theme.weight.strong,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  outline: '1px solid transparent',
})
