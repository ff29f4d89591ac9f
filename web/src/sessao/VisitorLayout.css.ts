import { style } from '@vanilla-extract/css'
import { media, theme } from '../ui/theme.css.ts'

export const root = style({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
})
/** Beside the form, and in view while it scrolls; below 1024 px a strip above it, with the drawing alone. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: theme.space.large,
  paddingBlock: theme.space.small,
  backgroundColor: theme.color.tone.primary.soft,
  color: theme.color.tone.primary.text,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: theme.size.header,
      alignSelf: 'start',
      minBlockSize: `calc(100dvh - ${theme.size.header})`,
      padding: theme.space.xxlarge,
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${theme.color.border}`,
    },
    [media.short]: { display: 'none' },
  },
})
/** Reserves the size of the drawing before it loads. */
export const cena = style({
  aspectRatio: '3 / 2',
  inlineSize: `calc(${theme.size.fact} + ${theme.space.medium})`,
  marginInline: 'auto',
  '@media': { [media.desktop]: { inlineSize: '100%', maxInlineSize: theme.size.form } },
})
const words = { inlineSize: '100%', maxInlineSize: theme.size.form, marginInline: 'auto' }
export const slogan = style({
  ...words,
  display: 'none',
  fontSize: theme.text.page,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontWeight: theme.weight.display,
  textWrap: 'balance',
  '@media': { [media.desktop]: { display: 'block' } },
})
export const points = style({
  ...words,
  display: 'none',
  flexDirection: 'column',
  gap: theme.space.small,
  '@media': { [media.desktop]: { display: 'flex' } },
})
export const point = style({ display: 'flex', alignItems: 'center', gap: theme.space.small })
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  // Room for a toast: one of the page before stays.
  '@media': {
    [media.desktop]: {
      justifyContent: 'center',
      paddingBlockEnd: `calc(${theme.space.huge} + ${theme.space.xxlarge})`,
    },
  },
})
/** As many in a row as fit. */
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.large })
export const apart = style({
  borderBlockStart: `1px solid ${theme.color.border}`,
  paddingBlockStart: theme.space.xsmall,
})
