import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../ui/theme.css.ts'

/** The card is one row. */
const wide = '(min-width: 600px)'

export const root = style({ containerType: 'inline-size' })

export const areas = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.space.xxsmall,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto auto',
      alignItems: 'center',
      columnGap: theme.space.large,
    },
  },
})
/** Words, and what can be done at their end. */
export const linha = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.xsmall,
  '@container': { [wide]: { display: 'contents' } },
})
export const perfil = style({ flex: 'none', fontSize: theme.text.small, '@container': { [wide]: { order: 1 } } })
export const sobre = style({ flex: 1, minInlineSize: 0 })
export const conectar = style({ flex: 'none', '@container': { [wide]: { order: 1 } } })

/** One line: the second tag is cut if it is too long. */
export const tags = style({ display: 'flex', gap: theme.space.xxsmall })
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

/** One line: the hover card has the whole reason. */
export const motivo = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.color.textMuted,
  fontSize: theme.text.small,
})
