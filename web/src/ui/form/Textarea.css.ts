import { style } from '@vanilla-extract/css'
import { theme } from '../theme.css.ts'

export const root = style({
  fieldSizing: 'content',
  minBlockSize: '7.5rem',
  maxBlockSize: '60vh',
  resize: 'vertical',
  selectors: { 'textarea&': { lineHeight: 1.5 } },
})
export const compact = style({
  minBlockSize: theme.size.target,
  maxBlockSize: '30vh',
  resize: 'none',
})
