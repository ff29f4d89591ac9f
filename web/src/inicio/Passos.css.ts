import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const step = style({
  counterIncrement: 'passo',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: theme.color.surface,
  '::before': {
    content: 'counter(passo)',
    position: 'absolute',
    insetBlockStart: theme.space.medium,
    insetInlineStart: theme.space.medium,
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.size.target,
    blockSize: theme.size.target,
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.primary,
    color: theme.color.onPrimary,
    fontSize: theme.text.title,
    fontWeight: theme.weight.display,
  },
})
export const art = style({ paddingInline: theme.space.large, paddingBlock: theme.space.medium })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  padding: theme.space.large,
})
