import { globalStyle } from '@vanilla-extract/css'
import './fontFaces.css.ts'
import { media, theme } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('html', {
  fontFamily: theme.font.text,
  fontSize: '100%',
  lineHeight: 1.5,
  color: theme.color.text,
  WebkitTextSizeAdjust: '100%',
  // A focused element stays clear of the header, with its outline.
  scrollPaddingBlockStart: `calc(${theme.size.header} + ${theme.space.small})`,
  '@media': { [media.short]: { scrollPaddingBlockStart: 0 } },
  backgroundColor: theme.color.ground,
  // Keeps the layout in place between short and long pages. A gutter would end the header's line before the edge.
  overflowY: 'scroll',
})
globalStyle('body', {
  minBlockSize: '100dvh',
  fontWeight: theme.weight.normal,
  overflowWrap: 'break-word',
  backgroundColor: theme.color.ground,
})
// The toasts in it are a row of their own.
globalStyle('dialog[open]', { display: 'flex', flexDirection: 'column' })
globalStyle('h1, h2, h3, h4', { textWrap: 'balance', fontSize: 'inherit', fontWeight: 'inherit' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('.lucide', { flex: 'none' })
globalStyle('a', { color: 'inherit' })
globalStyle(':focus-visible', { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' })
globalStyle('h1:focus, h2:focus, h3:focus, main:focus', { outline: 'none' })
/** In forced colors the current item, the selected and the pressed one have no background of their own. */
globalStyle(':where([aria-current="page"], [aria-current="true"], [aria-selected="true"], [aria-pressed="true"])', {
  '@media': { [media.forced]: { outline: '3px solid Highlight', outlineOffset: '-3px' } },
})
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 46%, currentColor 46%, currentColor 54%, transparent 54%)`
/** In place of the browser's blue cross. */
globalStyle('input::-webkit-search-cancel-button', {
  appearance: 'none',
  inlineSize: theme.space.large,
  blockSize: theme.space.large,
  background: `${stroke('45deg')} center / 12px 12px no-repeat, ${stroke('-45deg')} center / 12px 12px no-repeat`,
  cursor: 'pointer',
})
globalStyle('::selection', { backgroundColor: theme.color.tone.accent.soft, color: theme.color.tone.accent.text })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: the default transition-property is 'all', so a measured height would be one frame late.
      transitionProperty: 'none !important',
    },
  },
})
globalStyle('noscript', { maxInlineSize: '40rem', margin: '0 auto', padding: theme.space.large })
// Says that the code of a skeleton did not load.
globalStyle('#falha:not([hidden])', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  padding: theme.space.medium,
  backgroundColor: theme.color.tone.danger.soft,
  color: theme.color.tone.danger.text,
})
globalStyle('#falha button', {
  minBlockSize: theme.size.target,
  paddingInline: theme.space.medium,
  border: '1px solid',
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  cursor: 'pointer',
})
globalStyle('#root', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
// The prerendered landing is for visitors only: signed-in readers get their home page.
globalStyle('[data-sessao] #root[data-prerendered]', { display: 'none' })
// A prerendered skeleton is for signed-in readers only, or for visitors only.
globalStyle(':root:not([data-sessao]) #root[data-skeleton]:not([data-visitante])', { display: 'none' })
globalStyle('[data-sessao] #root[data-visitante]', { display: 'none' })
// Without scripts only the pages that are complete can be used.
globalStyle('#root[data-visitante=""]', { '@media': { '(scripting: none)': { display: 'none' } } })
