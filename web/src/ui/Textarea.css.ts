import { style } from '@vanilla-extract/css'

export const root = style({
  fieldSizing: 'content',
  minBlockSize: '7.5rem',
  maxBlockSize: '60vh',
  resize: 'vertical',
  selectors: { 'textarea&': { lineHeight: 1.5 } },
})
