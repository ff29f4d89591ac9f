/**
 * Writes a document for each page: the landing whole, the others with frame and skeleton, each with its styles and icon
 * inline, its code linked and a script that sends its query early. `pages.json` says which is for which path; the gateway
 * reads it.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { buildEarlyScript } from './earlyScript.ts'
import type { Prerendered } from './src/main.static.tsx'

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
      const folder = path.join(dir ?? config.build.outDir, 'pages')
      await mkdir(folder, { recursive: true })
      const template = readTemplate(bundle)
      const table: { path: string; file: string }[] = []
      const pages = await renderPages(config)
      const earlyScripts = await Promise.all(pages.map(page => buildEarlyScript(config.root, page)))
      for (const [index, page] of pages.entries()) {
        const file = `${page.path.replace(/\W+/g, '.').replace(/^\.|\.$/g, '') || 'landing'}.html`
        await writeFile(path.join(folder, file), fill(template, page, earlyScripts[index] ?? '', bundle))
        table.push({ path: page.path, file: `pages/${file}` })
      }
      await writeFile(path.join(folder, '../pages.json'), JSON.stringify(table))
    },
  }
}

/** An icon without a request. Only what would end the attribute or the URL is escaped. */
const toDataUrl = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>]/g, encodeURIComponent)}`

/** The template with the page's markup, styles and code. Code that a reader does not wait for loads after the first paint. */
function fill(template: string, page: Prerendered, earlyScript: string, bundle: Rolldown.OutputBundle): string {
  const { scripts, styles } = filesOf(bundle, page.component)
  const entry = `/${chunksOf(bundle).find(chunk => chunk.isEntry)?.fileName}`
  const { markup, rules } = page.isWhole ? { markup: page.markup, rules: '' } : withoutStyleAttributes(page.markup)
  const attribute = page.isWhole ? 'data-prerendered' : page.markup ? 'data-skeleton inert' : ''
  const code = page.isWhole ? startLater(entry, scripts) : startPainted(entry, scripts)
  return template
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', () =>
      // The early script first of all: it is sent while the rest is being read.
      [
        earlyScript && `<script>${earlyScript}</script>`,
        inlineStyles(bundle, styles, rules),
        ...(page.component ? [...styles.map(disabledLink), `<script>${code}</script>`] : []),
        '</head>',
      ].join('\n'),
    )
    .replace(/\s*<noscript>.*<\/noscript>/s, said => (page.isWhole ? '' : said))
    .replace('<div id="root"></div>', () => `<div id="root" ${page.component ? attribute : ''}>${markup}</div>`)
}

/** The policy refuses style attributes in HTML. Rules in their place; what is not hydrated may differ from React's markup. */
function withoutStyleAttributes(markup: string): { markup: string; rules: string } {
  const texts: string[] = []
  const toAttribute = (_: string, text: string) => {
    if (!texts.includes(text)) texts.push(text)
    return ` data-style="${texts.indexOf(text)}"`
  }
  const changed = markup.replace(/ style="([^"]*)"/g, toAttribute)
  return { markup: changed, rules: texts.map((text, index) => `[data-style="${index}"]{${text}}`).join('') }
}

const inlineStyles = (bundle: Rolldown.OutputBundle, styles: string[], rules: string) =>
  `<style>${styles.map(file => textOf(bundle, file)).join('')}${rules}</style>`

/** A link that fetches nothing, by which Vite's loader of chunks sees that the styles are there. */
const disabledLink = (file: string) => `<link rel="stylesheet" disabled href="/${file}">`

/** Not as tags: a browser would hold the first paint back for them. The page knows by the mark which build it is of. */
const preload = (entry: string, scripts: string[]) => `for (const file of ${JSON.stringify(scripts)}) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file })
  if ('/' + file === '${entry}') link.dataset.start = ''
  document.head.append(link)
}`

/** Each file in a task of its own, those that others import first: the page answers between them. */
const start = (entry: string, scripts: string[]) => `const start = async () => {
  ${preload(entry, scripts)}
  for (const file of ${JSON.stringify(scripts)}) {
    await import('/' + file)
    await new Promise(resolve => setTimeout(resolve))
  }
}`

/**
 * Once the skeleton is there to see: the page's data, which is shown in it, has the line for itself until then. In a tab
 * that nobody sees nothing is painted.
 */
const startPainted = (entry: string, scripts: string[]) => `{
${start(entry, scripts)}
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})
}`

/** A visitor reads first; who is signed in waits for the code. */
const startLater = (entry: string, scripts: string[]) => `{
${start(entry, scripts)}
if ('sessao' in document.documentElement.dataset) start()
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
}`

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`No ${file} in the bundle`)
  return String(asset.source)
}

const readTemplate = (bundle: Rolldown.OutputBundle) => textOf(bundle, 'index.html')

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter(file => file.type === 'chunk')

/** The chunks of the site's start and of a page, with what they import; what is imported comes first. */
function filesOf(bundle: Rolldown.OutputBundle, component: string | null): { scripts: string[]; styles: string[] } {
  const chunks = chunksOf(bundle)
  const start = chunks.find(chunk => chunk.isEntry)
  const page = component ? chunks.find(chunk => chunk.facadeModuleId?.endsWith(`/${component}.tsx`)) : start
  if (!start || !page) throw new Error(`No chunk of ${component}.tsx in the bundle`)
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
  const styles = new Set([start, page].flatMap(({ fileName }) => visit(fileName)))
  return { scripts, styles: [...styles] }
}

/** The same sources built for Node, run once. Inside the workspace, where their packages are found. */
async function renderPages({ root, configFile }: ResolvedConfig): Promise<Prerendered[]> {
  const outDir = await mkdtemp(path.join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/main.static.tsx', outDir, manifest: false, minify: false, copyPublicDir: false },
    })
    const module = JSON.stringify(pathToFileURL(path.join(outDir, 'main.static.js')).href)
    const script = `const { renderPages } = await import(${module})
process.stdout.write(JSON.stringify(await renderPages()), () => process.exit())`
    // In a process that is ended: Relay holds what nobody came to use for five minutes, by timers.
    const options = { maxBuffer: 16 * 1024 * 1024 }
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], options)
    return JSON.parse(stdout)
  } finally {
    await rm(outDir, { recursive: true })
  }
}
