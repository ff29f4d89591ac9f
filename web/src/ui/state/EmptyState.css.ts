import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.medium,
  paddingBlock: theme.space.xxlarge,
  paddingInline: theme.space.large,
  textAlign: 'center',
  border: `1px dashed ${theme.color.border}`,
  borderRadius: theme.radius.card,
})
/** Reserves the size of the drawing before it loads. */
export const cena = style({ inlineSize: 'min(100%, 260px)', aspectRatio: '3 / 2' })
/** Notes on the board: a pinned sheet, and the corner of another one behind it. Its own background is that one. */
export const note = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '76px',
  blockSize: '68px',
  color: theme.color.tone.primary.text,
  backgroundColor: theme.color.surfaceMuted,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.raised,
  rotate: '5deg',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-9px',
    inlineSize: '10px',
    blockSize: '10px',
    backgroundColor: theme.color.tone.accent.solid,
    borderRadius: '50%',
  },
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '-4px 5px 4px -5px',
    backgroundColor: theme.color.tone.primary.soft,
    border: `1px solid ${theme.color.tone.primary.edge}`,
    borderRadius: theme.radius.small,
    rotate: '-9deg',
  },
})
export const title = style({ fontSize: theme.text.lead, fontWeight: theme.weight.medium, textWrap: 'balance' })
export const words = style({ color: theme.color.textMuted, maxInlineSize: '46ch', textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.small })
