import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const step = style({
  counterIncrement: 'passo',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xsmall,
  '::before': {
    content: 'counter(passo)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.size.target,
    blockSize: theme.size.target,
    borderRadius: theme.radius.full,
    backgroundColor: theme.color.tone.primary.soft,
    color: theme.color.tone.primary.text,
    fontWeight: theme.weight.display,
  },
})
