import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column' })
export const title = style({ paddingInline: theme.space.medium, paddingBlock: theme.space.small })
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${theme.space.huge}`,
  borderBlockEnd: `1px solid ${theme.color.border}`,
})
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: theme.space.huge,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  color: theme.color.text,
  textDecoration: 'none',
  transition: `background-color ${theme.motion.quick}`,
  ':hover': { backgroundColor: theme.color.surfaceMuted },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
})
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...oneLine, fontWeight: theme.weight.strong })
export const time = style({
  flex: 'none',
  fontSize: theme.text.tiny,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const line = style({ ...oneLine, fontSize: theme.text.small, color: theme.color.textMuted })
export const match = style({
  color: theme.color.tone.accent.text,
  backgroundColor: theme.color.tone.accent.soft,
  fontWeight: theme.weight.medium,
})
