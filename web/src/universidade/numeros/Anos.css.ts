import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xxsmall })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.size.target,
  paddingInline: theme.space.medium,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.full,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { color: theme.color.text, backgroundColor: theme.color.surfaceHover },
  selectors: {
    '&[aria-current]': {
      color: theme.color.primary,
      backgroundColor: theme.color.tone.primary.soft,
      borderColor: theme.color.primary,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
})
