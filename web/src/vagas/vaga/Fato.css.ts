import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.color.border}`, paddingBlockStart: theme.space.xsmall },
  },
})
