import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const lista = style({ display: 'grid' })
/** The kind, beside it how the reader is told of it; below it on a phone. */
export const linha = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  alignItems: 'center',
  paddingBlock: theme.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto 18rem' } },
})
export const nome = style({ fontWeight: theme.weight.medium })
export const salvo = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const modo = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
export const erro = style({ gridColumn: '1 / -1', fontSize: theme.text.small, color: theme.color.danger })
