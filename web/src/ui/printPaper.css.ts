import { globalStyle, style } from '@vanilla-extract/css'

/** Only in print, black on white in every theme. */
export const root = style({
  display: 'none',
  '@media': { print: { display: 'block', colorScheme: 'only light', color: 'CanvasText', backgroundColor: 'Canvas' } },
})

// Hides the page and its toasts in print.
globalStyle(`body:has(> ${root}) > :not(${root})`, { '@media': { print: { display: 'none !important' } } })
globalStyle(`html:has(> body > ${root}), body:has(> ${root})`, {
  '@media': { print: { colorScheme: 'only light', backgroundColor: 'Canvas', minBlockSize: 0 } },
})
