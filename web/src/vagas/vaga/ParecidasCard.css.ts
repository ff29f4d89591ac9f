import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const lista = styleVariants({
  lado: { display: 'flex', flexDirection: 'column', gap: theme.space.small },
  fim: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18em), 1fr))',
    gap: theme.space.large,
  },
})
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  fontWeight: theme.weight.medium,
  selectors: {
    [`${lista.lado} > & + &`]: {
      borderBlockStart: `1px solid ${theme.color.border}`,
      paddingBlockStart: theme.space.small,
    },
  },
})
export const razoes = style({
  display: 'flex',
  gap: theme.space.xsmall,
  color: theme.color.textMuted,
  fontSize: theme.text.small,
  fontWeight: theme.weight.normal,
})
