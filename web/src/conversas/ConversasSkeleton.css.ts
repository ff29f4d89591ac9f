import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/* The measures of ConversasList and ConversaItem. */

/** On a phone it hides while a thread is open. */
export const root = style({
  selectors: {
    '[data-aberta="true"] &, [data-query~="userId"] [data-skeleton] &': {
      '@media': { [media.belowTablet]: { display: 'none' } },
    },
  },
})

export const search = style({ padding: theme.space.small, borderBlockEnd: `1px solid ${theme.color.border}` })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: `calc(${theme.space.huge} + 1px)`,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...oneLine, fontWeight: theme.weight.strong })
export const preview = style({ ...oneLine, fontSize: theme.text.small, color: theme.color.textMuted })
