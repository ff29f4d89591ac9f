import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** As ConversaHeader. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.size.header,
  paddingInline: theme.space.medium,
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.medium,
  padding: theme.space.large,
})
export const row = style({
  display: 'flex',
  selectors: { '&[data-minha="true"]': { justifyContent: 'flex-end' } },
})
