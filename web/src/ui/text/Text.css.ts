import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../theme.css.ts'

export const text = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: {
      tiny: { fontSize: theme.text.tiny },
      small: { fontSize: theme.text.small },
      body: { fontSize: theme.text.body },
      lead: { fontSize: theme.text.lead, lineHeight: 1.55, textWrap: 'pretty' },
    },
    color: {
      normal: { color: theme.color.text },
      muted: { color: theme.color.textMuted },
      danger: { color: theme.color.danger },
      inherit: { color: 'inherit' },
    },
    weight: {
      normal: {},
      medium: { fontWeight: theme.weight.medium },
      strong: { fontWeight: theme.weight.strong },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' }, false: {} },
  },
})

export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})

export const preLine = style({ whiteSpace: 'pre-line' })

export const reading = style({ maxInlineSize: theme.size.reading })
