import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** The kind, beside it how the reader is told of it; below it on a phone. */
export const linha = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  alignItems: 'center',
  paddingBlock: theme.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) auto ${theme.size.aside}` } },
})
export const nome = style({ gridArea: '1 / 1', fontWeight: theme.weight.medium })
export const salvo = style({ gridArea: '1 / 2', fontSize: theme.text.small, color: theme.color.textMuted })
export const modo = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridArea: '1 / 3' } },
})
export const erro = style({ gridColumn: '1 / -1', fontSize: theme.text.small, color: theme.color.danger })
