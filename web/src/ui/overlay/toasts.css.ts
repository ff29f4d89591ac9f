import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

const { neutral, success, danger } = theme.color.tone

// Sonner's own colors follow the device's theme, not the reader's choice.
globalStyle('body [data-sonner-toaster][data-sonner-theme]', {
  fontFamily: theme.font.text,
  vars: {
    '--normal-bg': theme.color.surface,
    '--normal-border': neutral.edge,
    '--normal-text': theme.color.text,
    '--success-bg': success.soft,
    '--success-border': success.edge,
    '--success-text': success.text,
    '--error-bg': danger.soft,
    '--error-border': danger.edge,
    '--error-text': danger.text,
    '--border-radius': theme.radius.card,
  },
})
globalStyle('body [data-sonner-toast] [data-description]', { color: 'inherit' })
globalStyle('body [data-sonner-toast][data-styled] [data-button]', {
  blockSize: theme.size.target,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.control,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
})
globalStyle('body [data-sonner-toast][data-styled] [data-button]:focus-visible', {
  outline: `2px solid ${theme.color.focus}`,
  outlineOffset: '2px',
  boxShadow: 'none',
})
