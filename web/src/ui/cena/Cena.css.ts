import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({ inlineSize: '100%', blockSize: 'auto' })

/** In the dark, paper is lighter than the board below it, as by day. */
const papel = {
  [theme.color.surface]: theme.color.surfaceHover,
  [theme.color.border]: theme.color.tone.neutral.edge,
}
globalStyle(`:root[data-tema="escuro"] ${root}`, { '@media': { screen: { vars: papel } } })
globalStyle(`:root:not([data-tema="claro"]) ${root}`, {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: papel } },
})
