import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const notas = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
export const opcao = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: theme.size.target,
  minBlockSize: theme.size.target,
  paddingInline: theme.space.xxsmall,
  borderRadius: theme.radius.control,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  selectors: {
    '&[data-cheia="true"]': { color: theme.color.tone.amber.text },
    '&:hover': { backgroundColor: theme.color.surfaceHover },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '-2px' },
    '&:has(:checked)': { color: theme.color.text, fontWeight: theme.weight.strong },
    '&[data-cheia="true"]:has(:checked)': { color: theme.color.tone.amber.text },
  },
})
/** Covers the whole option; the star is the visible part. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
