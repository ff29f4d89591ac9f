import { style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: theme.space.xsmall })
export const label = style({ fontSize: theme.text.small, color: theme.color.textMuted })
export const bar = style({ display: 'flex', gap: theme.space.xxsmall, paddingBlockEnd: theme.space.xsmall })
export const part = style({
  flex: 1,
  borderBlockStart: `${theme.space.xxsmall} solid ${theme.color.border}`,
  borderRadius: theme.radius.full,
  transition: `border-color ${theme.motion.calm}`,
  selectors: { '&[data-feito="true"]': { borderColor: theme.color.primary } },
  '@media': {
    [media.forced]: {
      borderStyle: 'dotted',
      selectors: { '&[data-feito="true"]': { borderStyle: 'solid' } },
    },
  },
})
