import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

/** The look that Checkbox and RadioGroup share. */
export const row = style({
  display: 'flex',
  gap: theme.space.small,
  alignItems: 'flex-start',
  minBlockSize: theme.size.target,
  paddingBlock: `calc((${theme.size.target} - 24px) / 2)`,
  cursor: 'pointer',
  borderRadius: theme.radius.control,
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: theme.color.textMuted } },
})
export const box = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlock: '2px',
  marginInline: 0,
  accentColor: theme.color.primary,
  cursor: 'inherit',
})
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const hint = style({ fontSize: theme.text.small, color: theme.color.textMuted })
