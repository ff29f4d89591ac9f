import { style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

export const root = style({
  display: 'flex',
  selectors: { '&[data-minha="true"]': { justifyContent: 'flex-end' } },
})
/** At most 80 % wide (specification §9). */
export const bubble = style({
  position: 'relative',
  maxInlineSize: '80%',
  paddingInline: theme.space.small,
  paddingBlock: theme.space.xsmall,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  borderEndStartRadius: theme.radius.small,
  backgroundColor: theme.color.surface,
  transition: `opacity ${theme.motion.quick}`,
  selectors: {
    '[data-minha="true"] > &': {
      borderColor: theme.color.tone.primary.edge,
      borderEndStartRadius: theme.radius.card,
      borderEndEndRadius: theme.radius.small,
      backgroundColor: theme.color.tone.primary.soft,
    },
    '[data-enviando="true"] > &': { borderStyle: 'dashed' },
  },
})
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const time = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space.xxsmall,
  fontSize: theme.text.tiny,
  lineHeight: 1.3,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-minha="true"] &': { color: theme.color.tone.primary.text } },
})
