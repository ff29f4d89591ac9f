/**
 * Writes an HTML document per page: the landing pages in full, the others with frame and skeleton. Each has inline
 * styles and icon, links to its code, and a script that sends its query early. `pages.json` maps paths to documents for
 * the gateway; `index.html` is the page for all other paths.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { buildEarlyScript } from './earlyScript.ts'
import type { Prerendered } from '../src/boot/static.tsx'

const run = promisify(execFile)

export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: resolved => void (config = resolved),
    async transformIndexHtml(html) {
      const icon = await readFile(path.join(config.publicDir, 'favicon.svg'), 'utf8')
      return html.replace('"/favicon.svg"', `"${toDataUrl(icon)}"`)
    },
    async writeBundle({ dir }, bundle) {
      const folder = dir ?? config.build.outDir
      await mkdir(path.join(folder, 'pages'), { recursive: true })
      const template = readTemplate(bundle)
      const table: { path: string; file: string; isPublic: boolean }[] = []
      const pages = await renderPages(config)
      const earlyScripts = await Promise.all(pages.map(page => buildEarlyScript(config.root, page)))
      for (const [index, page] of pages.entries()) {
        const isOfUnknown = page.path === '*'
        const file = isOfUnknown ? 'index.html' : `pages/${toName(page.path)}.html`
        await writeFile(path.join(folder, file), fill(template, page, earlyScripts[index] ?? '', bundle))
        if (!isOfUnknown) table.push({ path: page.path, file, isPublic: page.isPublic })
      }
      await writeFile(path.join(folder, 'pages.json'), JSON.stringify(table))
    },
  }
}

const toName = (route: string) => route.replace(/\W+/g, '.').replace(/^\.|\.$/g, '') || 'landing'

/** The icon as a data URL. Escapes only the characters that would end the attribute or the URL. */
const toDataUrl = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>]/g, encodeURIComponent)}`

/**
 * The template with the page's markup, styles and code. Code that is not needed at once loads after the first paint.
 */
function fill(template: string, page: Prerendered, earlyScript: string, bundle: Rolldown.OutputBundle): string {
  const { scripts, styles } = filesOf(bundle, [page.component])
  const ofUser = filesOf(bundle, [page.component, page.componentOfUser]).scripts
  const more = ofUser.filter(file => !scripts.includes(file))
  const entry = `/${chunksOf(bundle).find(chunk => chunk.isEntry)?.fileName}`
  const { markup, rules } = withoutStyleAttributes(withoutUnseen(page.skeleton))
  return template
    .replace(/<script>(.*?)<\/script>/s, (_, code: string) => inlineScript(code))
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', () =>
      // The early script comes first: it runs while the rest is still being parsed.
      [
        earlyScript && `<script>${earlyScript}</script>`,
        inlineStyles(bundle, styles, rules),
        ...(page.component ? [...styles.map(disabledLink), inlineScript(start(entry, scripts, more))] : []),
        ...(page.isForVisitors ? [inlineScript(keepSubmit)] : []),
        '</head>',
      ].join('\n'),
    )
    .replace(/\s*<noscript>.*<\/noscript>/s, said => (page.whole === null ? said : ''))
    .replace('<div id="root"></div>', () =>
      page.whole === null ? skeletonRoot(markup, page.isForVisitors) : wholeRoot(page, page.whole, markup),
    )
}

/** Forms of visitors can be filled in before the code is there (`src/boot/typed.ts`). */
const skeletonRoot = (markup: string, isForVisitors: boolean) =>
  `<div id="root" data-skeleton ${isForVisitors ? 'data-visitante' : 'inert'}>${markup}</div>`

/** The page of visitors, which a script replaces by the skeleton for its signed-in reader before the first paint. */
function wholeRoot({ path: route, isForVisitors }: Prerendered, whole: string, skeleton: string): string {
  const kept = skeleton && `<template id="skeleton">${skeleton}</template>${inlineScript(takeSkeleton(route))}`
  if (isForVisitors)
    return `<div id="root" data-skeleton data-visitante="completa">${withoutUnseen(whole)}</div>${kept}`
  return `<div id="root" ${skeleton && 'data-prerendered'}>${whole}</div>${kept}`
}

const takeSkeleton = (route: string) => `{
const template = document.getElementById('skeleton')
const isHere = () => (localStorage.getItem('ehAluno') === 'false') === ${route.startsWith('/professor')}
// Storage that is refused has no session, and may not be read.
if ('sessao' in document.documentElement.dataset && isHere()) {
  const root = document.getElementById('root')
  root.replaceChildren(template.content)
  root.inert = true
  delete root.dataset.prerendered
  delete root.dataset.visitante
  root.dataset.skeleton = ''
}
template.remove()
document.currentScript.remove()
}`

/** A skeleton without closed dialogs, the names of icons and React's marks for hydration. */
const withoutUnseen = (skeleton: string) =>
  skeleton.replace(/<dialog .*?<\/dialog>| class="lucide [^"]*"|<!--\$!--><template><\/template>|<!--.*?-->/gs, '')

/**
 * Replaces style attributes, which the Content-Security-Policy refuses, by rules. Markup that is not hydrated may
 * differ from React's.
 */
function withoutStyleAttributes(markup: string): { markup: string; rules: string } {
  const texts: string[] = []
  const toAttribute = (_: string, text: string) => {
    if (!texts.includes(text)) texts.push(text)
    return ` data-style="${texts.indexOf(text)}"`
  }
  const changed = markup.replace(/ style="([^"]*)"/g, toAttribute)
  return { markup: changed, rules: texts.map((text, index) => `[data-style="${index}"]{${text}}`).join('') }
}

const inlineScript = (code: string) => `<script>${minifySync('inline.js', code).code.trim()}</script>`

const inlineStyles = (bundle: Rolldown.OutputBundle, styles: string[], rules: string) =>
  `<style>${styles.map(file => textOf(bundle, file)).join('')}${rules}</style>`

/**
 * A link without a request, which tells Vite's chunk loader that the styles are loaded. Chromium's preload scanner reads
 * only `media`, and everything else only `disabled`.
 */
const disabledLink = (file: string) => `<link rel="stylesheet" disabled media="not all" href="/${file}">`

/** Not as script tags, which would delay the first paint. The attribute tells the page its build. */
const preload = (entry: string) => `for (const file of files) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file })
  if ('/' + file === '${entry}') link.dataset.start = ''
  document.head.append(link)
}`

/** Says in the skeleton that a file did not load. Once the entry runs, the page itself says what failed. */
const load = (entry: string) => `let isStarted = false
try {
  for (const file of files) {
    await import('/' + file)
    isStarted ||= '/' + file === '${entry}'
    await new Promise(resolve => setTimeout(resolve))
  }
} catch {
  if (isStarted) return
  const falha = document.getElementById('falha')
  falha.querySelector('button').addEventListener('click', () => location.reload())
  falha.hidden = false
}`

/** Sends no form before the code is there, which sends it then. Otherwise the password would be in the URL. */
const keepSubmit = `addEventListener('submit', event => {
  const root = event.target.closest('[data-visitante]')
  if (!root) return
  event.preventDefault()
  root.dataset.enviado = [...root.querySelectorAll('form')].indexOf(event.target)
})`

/** Milliseconds after the first paint. */
const timeToSketch = 300

/**
 * Loads each file in a separate task, imported files first, so that the page stays responsive; for a signed-in reader also
 * `more`. For a visitor of the landing page after its load event: they read first. Else after the first paint of the skeleton,
 * and of the sketch if the data comes soon, so that the data has network and processor for itself. A hidden tab does not paint
 * and starts at once.
 */
const start = (entry: string, scripts: string[], more: string[]) => `{
const isSignedIn = 'sessao' in document.documentElement.dataset
const files = ${JSON.stringify(scripts)}
${more.length > 0 ? `if (isSignedIn) files.push(...${JSON.stringify(more)})` : ''}
const start = async () => {
  ${preload(entry)}
  ${load(entry)}
}
const frame = () => new Promise(requestAnimationFrame)
// In the second frame the first one is on the screen.
const paint = async () => {
  await frame()
  await frame()
  await new Promise(resolve => setTimeout(resolve))
}
addEventListener('DOMContentLoaded', async () => {
  if (document.querySelector('[data-prerendered]') && !isSignedIn) {
    addEventListener('load', () => paint().then(start))
    return
  }
  if (!document.hidden) {
    await paint()
    if (window.sketched) {
      await Promise.race([sketched, new Promise(resolve => setTimeout(resolve, ${timeToSketch}))])
      await paint()
    }
  }
  start()
})
}`

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`No ${file} in the bundle`)
  return String(asset.source)
}

const readTemplate = (bundle: Rolldown.OutputBundle) => textOf(bundle, 'index.html')

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter(file => file.type === 'chunk')

/** The chunks of the entry and of components with their imports, imported chunks first. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  components: (string | null)[],
): { scripts: string[]; styles: string[] } {
  const chunks = chunksOf(bundle)
  const roots = chunks.filter(chunk => chunk.isEntry)
  for (const component of components) {
    if (component === null) continue
    const page = chunks.find(chunk => chunk.moduleIds.some(id => id.endsWith(`/${component}.tsx`)))
    if (!page) throw new Error(`No chunk of ${component}.tsx in the bundle`)
    roots.push(page)
  }
  const seen = new Set<string>()
  const scripts: string[] = []
  const visit = (name: string): string[] => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    const imported = chunk.imports.flatMap(visit)
    scripts.push(name)
    return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])]
  }
  const styles = new Set(roots.flatMap(({ fileName }) => visit(fileName)))
  return { scripts, styles: [...styles] }
}

/** Builds the same sources for Node and runs them once; in the workspace, so that their packages resolve. */
async function renderPages({ root, configFile }: ResolvedConfig): Promise<Prerendered[]> {
  const outDir = await mkdtemp(path.join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/boot/static.tsx', outDir, manifest: false, minify: false, copyPublicDir: false },
    })
    const module = JSON.stringify(pathToFileURL(path.join(outDir, 'static.js')).href)
    const script = `const { renderPages } = await import(${module})
process.stdout.write(JSON.stringify(await renderPages()), () => process.exit())`
    // In a child process: Relay's timers would keep this one alive for five minutes.
    const options = { maxBuffer: 16 * 1024 * 1024 }
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], options)
    return JSON.parse(stdout)
  } finally {
    await rm(outDir, { recursive: true })
  }
}
