import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, theme } from '../theme.css.ts'

export const width = createVar()
export const height = createVar()

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const root = style({
  display: 'block',
  inlineSize: width,
  maxInlineSize: '100%',
  blockSize: height,
  backgroundColor: theme.color.surfaceHover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.forced]: { outline: '1px solid GrayText', outlineOffset: '-1px' } },
})
export const shape = styleVariants({
  line: { borderRadius: theme.radius.small },
  block: { borderRadius: theme.radius.card },
  circle: { borderRadius: '50%', flex: 'none' },
})
