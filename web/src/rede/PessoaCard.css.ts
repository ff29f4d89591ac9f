import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

export const root = style({ flex: 1, display: 'flex', flexDirection: 'column', rowGap: theme.space.xxsmall })
export const linha = style({ display: 'flex', alignItems: 'center', columnGap: theme.space.xsmall })
/** As high as in the highest card of the row: tags and button of all are at one height. */
export const resto = style({ flex: 1, display: 'flex', alignItems: 'flex-end', columnGap: theme.space.small })
globalStyle(`${resto} > button`, { flex: 'none' })
export const sobre = style({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  rowGap: theme.space.xxsmall,
})
export const perfil = style({ flex: 'none', fontSize: theme.text.small })

/** One line: the second tag is cut if it is too long. */
export const tags = style({ display: 'flex', gap: theme.space.xxsmall, minInlineSize: 0 })
globalStyle(`${tags} > span`, {
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  paddingInline: theme.space.xsmall,
  fontSize: theme.text.tiny,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
globalStyle(`${tags} > :nth-child(2)`, { flex: '0 1 auto' })
