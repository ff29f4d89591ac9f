import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const label = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const bar = style({ display: 'flex', gap: theme.space.xxsmall, paddingBlockEnd: theme.space.xsmall })
export const part = style({
  flex: 1,
  blockSize: theme.space.xxsmall,
  borderRadius: theme.radius.full,
  backgroundColor: theme.color.border,
  transition: `background-color ${theme.motion.calm}`,
  selectors: { '&[data-feito="true"]': { backgroundColor: theme.color.primary } },
})
