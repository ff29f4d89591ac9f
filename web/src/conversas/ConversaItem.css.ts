import { style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  minBlockSize: theme.space.huge,
  paddingInline: theme.space.medium,
  paddingBlock: theme.space.small,
  color: theme.color.text,
  textDecoration: 'none',
  transition: `background-color ${theme.motion.quick}`,
  ':hover': { backgroundColor: theme.color.surfaceMuted },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current="true"]': { backgroundColor: theme.color.tone.primary.soft } },
})
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xsmall,
})
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...oneLine, fontWeight: theme.weight.strong })
/** Never cut off: a long message does not hide it. */
export const fim = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: theme.space.xsmall })
export const papel = style({ fontSize: theme.text.tiny, color: theme.color.textMuted })
export const time = style({
  flex: 'none',
  fontSize: theme.text.tiny,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const preview = style({
  ...oneLine,
  fontSize: theme.text.small,
  color: theme.color.textMuted,
  selectors: { '&[data-unread="true"]': { color: theme.color.text, fontWeight: theme.weight.medium } },
})
export const dot = style({
  position: 'relative',
  flex: 'none',
  inlineSize: theme.space.small,
  blockSize: theme.space.small,
  borderRadius: '50%',
  // A border too: forced colors remove the background.
  border: `${theme.space.xxsmall} solid ${theme.color.tone.accent.solid}`,
  backgroundColor: theme.color.tone.accent.solid,
})
