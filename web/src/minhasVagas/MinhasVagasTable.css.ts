import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** A table with room for all columns, but not for two words more. */
const icons = 'screen and (min-width: 768px) and (max-width: 1439.98px)'

/** What is done with a vaga. As wide while a change waits as without one, so that no column moves. */
export const acoes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xsmall,
  '@media': {
    [media.tablet]: { gap: theme.space.xxsmall },
    [media.desktop]: { flexWrap: 'nowrap', minInlineSize: '15.75em' },
  },
})
export const novos = style({ fontWeight: theme.weight.strong })
export const icone = style({ display: 'none', '@media': { [icons]: { display: 'inline-flex' } } })
export const palavra = style({ '@media': { [icons]: { display: 'none' } } })

export const titulo = style({})
globalStyle(`${titulo} > a`, {
  '@media': { [media.belowTablet]: { display: 'inline-flex', alignItems: 'center', minBlockSize: theme.size.target } },
})
