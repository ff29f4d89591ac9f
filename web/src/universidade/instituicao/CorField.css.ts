import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: `max-content minmax(0, ${theme.size.fact})`,
  gap: theme.space.xsmall,
})
export const picker = style({
  inlineSize: theme.size.target,
  blockSize: theme.size.target,
  padding: theme.space.xxsmall,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  cursor: 'pointer',
})
export const previas = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.scroll}), 1fr))`,
  gap: theme.space.small,
})
/** One of both grounds, whichever theme is on. */
export const fundo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  padding: theme.space.medium,
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.border}`,
  backgroundColor: 'var(--fundo)',
  forcedColorAdjust: 'none',
})
export const nome = style({ inlineSize: '100%', fontSize: theme.text.small, color: 'var(--texto)' })
export const botao = style({
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.xsmall,
  borderRadius: theme.radius.control,
  backgroundColor: 'var(--cor)',
  color: 'var(--sobre)',
  fontWeight: theme.weight.medium,
})
export const etiqueta = style({
  paddingInline: theme.space.small,
  paddingBlock: theme.space.xxsmall,
  borderRadius: theme.radius.full,
  backgroundColor: 'var(--suave)',
  color: 'var(--texto)',
  fontSize: theme.text.small,
})
export const tom = style({ inlineSize: '100%', fontSize: theme.text.small, color: 'var(--cor)' })
