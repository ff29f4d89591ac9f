import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  columnGap: theme.space.small,
  rowGap: theme.space.xxsmall,
})
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
})
export const periodo = style({ color: theme.color.textMuted })
export const track = style({
  inlineSize: '100%',
  blockSize: theme.space.small,
  borderRadius: theme.radius.small,
  backgroundColor: theme.color.surfaceMuted,
})
export const bar = style({
  height: '100%',
  selectors: {
    '&[data-faixa="alta"]': { fill: theme.color.tone.success.solid },
    '&[data-faixa="media"]': { fill: theme.color.tone.warning.solid },
    '&[data-faixa="baixa"]': { fill: theme.color.tone.danger.solid },
  },
})
export const mark = style({ stroke: theme.color.surface, strokeWidth: '2px' })
export const media = style({ fontWeight: theme.weight.strong, textAlign: 'end' })
