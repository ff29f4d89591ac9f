import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.small,
  paddingBlock: theme.space.medium,
  paddingInline: theme.space.xlarge,
  border: `2px dashed ${theme.color.borderStrong}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.surfaceMuted,
  textAlign: 'center',
  transition: `border-color ${theme.motion.quick}, background-color ${theme.motion.quick}`,
  selectors: {
    '&:hover:not([data-disabled]), &[data-over]': {
      borderColor: theme.color.primary,
      backgroundColor: theme.color.tone.primary.soft,
    },
    '&:has([aria-invalid="true"])': { borderColor: theme.color.danger },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
})
/** Its place before the drawing has loaded, too. */
export const cena = style({ inlineSize: '100%', maxInlineSize: theme.size.scroll, aspectRatio: '3 / 2' })
export const words = style({ display: 'flex', flexDirection: 'column' })
export const hint = style({ color: theme.color.textMuted, fontSize: theme.text.small })
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})
