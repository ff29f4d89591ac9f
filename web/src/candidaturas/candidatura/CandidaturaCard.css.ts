import { globalStyle, style } from '@vanilla-extract/css'
import { media, theme } from '../../ui/theme.css.ts'

/** On wider screens the card is beside the description; on lower ones a bar would leave no space for the content. */
const small = `${media.belowDesktop} and (min-height: 480px)`
const height = `calc(${theme.size.target} + 2 * ${theme.space.xsmall} + env(safe-area-inset-bottom))`

export const acao = style({})
export const barra = style({
  '@media': {
    [small]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      // Below the header and its menu.
      zIndex: 9,
      display: 'flex',
      alignItems: 'center',
      gap: theme.space.medium,
      minBlockSize: height,
      paddingBlock: theme.space.xsmall,
      paddingBlockEnd: `calc(${theme.space.xsmall} + env(safe-area-inset-bottom))`,
      paddingInline: theme.space.medium,
      backgroundColor: theme.color.surface,
      borderBlockStart: `1px solid ${theme.color.border}`,
    },
  },
})
/** Shown in the bar only: elsewhere the facts of the vaga are in view. */
export const prazo = style({
  display: 'none',
  flex: 'none',
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  '@media': { [small]: { display: 'block' } },
})
/** Above the button, or beside it in the bar. */
export const impedimento = style({
  display: 'block',
  flex: 'none',
  paddingBlockEnd: theme.space.xsmall,
  fontSize: theme.text.small,
  fontWeight: theme.weight.medium,
  '@media': { [small]: { paddingBlockEnd: 0 } },
})
// The bar covers neither the end of the page nor the focus.
globalStyle(`html:has(${barra})`, { '@media': { [small]: { scrollPaddingBlockEnd: height } } })
globalStyle(`body:has(${barra})`, { '@media': { [small]: { paddingBlockEnd: height } } })
