import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space.large,
  paddingBlock: theme.space.large,
  '@media': { [media.tablet]: { paddingBlock: theme.space.xxlarge, maxInlineSize: theme.size.reading } },
})
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
