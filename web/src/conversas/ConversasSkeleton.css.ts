import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/* The measures of ConversasList and ConversaItem. */

export const search = style({ padding: theme.space.small, borderBlockEnd: `1px solid ${theme.color.border}` })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.space.huge,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...oneLine, fontWeight: theme.weight.strong })
export const preview = style({ ...oneLine, fontSize: theme.text.small, color: theme.color.textMuted })
