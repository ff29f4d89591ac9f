/** Paper: whole texts, without what one presses or fills in. The breakpoints are those of screens, so that it has one column. */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

const onPaper = (selector: string, rule: Omit<GlobalStyleRule, '@media'>) =>
  globalStyle(selector, { '@media': { print: rule } })

onPaper(':root, body, #root', { minBlockSize: 0, overflow: 'visible', backgroundColor: '#fff' })
onPaper('#root > header, nav, dialog, button:not(th *), label, fieldset', {
  display: 'none !important',
})
// What is cut, folded or scrolled on a screen. An image keeps the shape of its frame.
onPaper('main, main *:not(:has(> img))', {
  overflow: 'visible !important',
  maxBlockSize: 'none !important',
  WebkitLineClamp: 'none !important',
  textWrapMode: 'wrap !important' as 'wrap',
})
// With the icon beside it.
onPaper(':has(> input, > select, > textarea)', { display: 'none !important' })
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' })
onPaper('h1, h2, h3, h4, summary', { breakAfter: 'avoid' })
onPaper('li, tr, figure', { breakInside: 'avoid' })
