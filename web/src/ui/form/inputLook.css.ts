import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

/** The look that TextInput, PasswordInput, Textarea and Select share. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: theme.size.target,
  paddingInline: theme.space.small,
  paddingBlock: `calc((${theme.size.target} - 26px) / 2)`,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  transition: `border-color ${theme.motion.quick}`,
  textOverflow: 'ellipsis',
  '::placeholder': { color: theme.color.textMuted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.color.text },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger, boxShadow: `inset 0 0 0 1px ${theme.color.danger}` },
    '&:disabled': { backgroundColor: theme.color.surfaceMuted, color: theme.color.textMuted, cursor: 'not-allowed' },
  },
})
