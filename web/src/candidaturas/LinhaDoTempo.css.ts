import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: `${theme.space.small} minmax(0, 1fr)`,
  columnGap: theme.space.small,
})
/** A dot, and the line to the next dot. Both are borders, which remain visible in forced colors. */
export const mark = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.xxsmall,
  paddingBlockStart: theme.space.xxsmall,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: theme.space.small,
    blockSize: theme.space.small,
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'inherit',
    borderRadius: theme.radius.full,
  },
  selectors: {
    [`${item}:not(:last-child) > &::after`]: {
      content: '',
      flex: 1,
      borderInlineStart: `2px solid ${theme.color.border}`,
    },
  },
})
export const tone = styleVariants(theme.color.tone, ({ solid }) => ({ borderColor: solid }))
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxsmall,
  selectors: { [`${item}:not(:last-child) > &`]: { paddingBlockEnd: theme.space.small } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.xsmall,
})
export const palavra = style({
  margin: 0,
  paddingInlineStart: theme.space.small,
  borderInlineStart: `2px solid ${theme.color.border}`,
})
