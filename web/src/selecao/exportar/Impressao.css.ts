import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '../../ui/theme.css.ts'

/** Only in print, black on white in every theme. */
export const root = style({
  display: 'none',
  '@media': { print: { display: 'block', colorScheme: 'only light', color: 'CanvasText', backgroundColor: 'Canvas' } },
})
export const candidato = style({
  paddingBlock: theme.space.medium,
  borderBlockStart: '1px solid',
})
export const titulo = style({ fontSize: theme.text.lead, fontWeight: theme.weight.strong, breakAfter: 'avoid' })
export const fatos = style({ breakAfter: 'avoid' })
export const carta = style({ whiteSpace: 'pre-line', paddingBlockStart: theme.space.xsmall })

// Hides the page and its toasts in print.
globalStyle(`body:has(> ${root}) > :not(${root})`, { '@media': { print: { display: 'none !important' } } })
globalStyle(`html:has(> body > ${root}), body:has(> ${root})`, {
  '@media': { print: { colorScheme: 'only light', backgroundColor: 'Canvas', minBlockSize: 0 } },
})
