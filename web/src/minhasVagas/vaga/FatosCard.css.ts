import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const facts = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
/** The values of all cards begin in one line. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: `${theme.size.fact} minmax(0, 1fr)`,
  columnGap: theme.space.small,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({ color: theme.color.textMuted, fontSize: theme.text.small })
