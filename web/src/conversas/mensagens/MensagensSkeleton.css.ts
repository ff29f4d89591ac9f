import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ padding: theme.space.large })
export const row = style({
  display: 'flex',
  selectors: { '&[data-minha="true"]': { justifyContent: 'flex-end' } },
})
