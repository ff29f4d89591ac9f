import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

/** On smaller screens the search is a row of its own. */
export const barra = style({
  blockSize: theme.size.target,
  '@media': { [media.belowDesktop]: { blockSize: `calc(2 * ${theme.size.target} + ${theme.space.xsmall})` } },
})
const umaLinha = `calc(1.25 * ${theme.text.title})`
const duasLinhas = `calc(1.25 * ${theme.text.title} + 1.5 * ${theme.text.body})`
/** Title and count: two lines on a phone, and beside a pane. */
export const titulo = style({
  blockSize: umaLinha,
  '@media': { [media.belowTablet]: { blockSize: duasLinhas }, [media.wide]: { blockSize: duasLinhas } },
})
export const leitor = style({ blockSize: theme.size.target, inlineSize: theme.size.fact })
/** On a phone the badges of a card may be two lines: the texts below the first card would move. */
globalStyle('[data-sketch] ~ [data-sketch] article [data-campo]', {
  '@media': { [media.belowTablet]: { visibility: 'hidden' } },
})
export const pane = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } })
