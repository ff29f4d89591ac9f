import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const list = style({
  display: 'grid',
  gap: theme.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
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
    insetBlockStart: theme.space.small,
    insetInlineStart: theme.space.small,
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.space.xlarge,
    blockSize: theme.space.xlarge,
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.primary,
    color: theme.color.onPrimary,
    fontSize: theme.text.lead,
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
