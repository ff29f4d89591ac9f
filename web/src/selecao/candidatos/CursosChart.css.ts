import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
  fontSize: theme.text.small,
})
export const count = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const chart = style({ gridColumn: '1 / -1', inlineSize: '100%', blockSize: theme.space.xsmall })
export const track = style({ fill: theme.color.surfaceMuted })
export const fill = style({ fill: theme.color.primary })
