/** Writes landing.html beside index.html: the page of visitors at '/', readable and styled before any other file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

const landing = '/src/inicio/InicioPage.tsx'

export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-landing',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: resolved => void (config = resolved),
    async writeBundle({ dir }, bundle) {
      const template = readTemplate(bundle)
      const html = fill(template, await renderLanding(config), bundle)
      await writeFile(path.join(dir ?? config.build.outDir, 'landing.html'), html)
    },
  }
}

/** The template with the markup inside #root and the landing's styles within; its code loads after the first paint. */
function fill(template: string, markup: string, bundle: Rolldown.OutputBundle): string {
  const styles = stylesOf(bundle)
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template) ?? []
  if (!entry) throw new Error('No module script in index.html')
  return template
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', () => `${inlineStyles(bundle, styles)}\n${styles.map(disabledLink).join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${markup}</div>`)
    .replace('</body>', () => `<script>${loadLater(entry, preloadsOf(template))}</script>\n</body>`)
}

const inlineStyles = (bundle: Rolldown.OutputBundle, styles: string[]) =>
  `<style>${styles.map(file => textOf(bundle, file)).join('')}</style>`

/** A link that fetches nothing, by which Vite's loader of chunks sees that the styles are there. */
const disabledLink = (file: string) => `<link rel="stylesheet" disabled href="/${file}">`

const preloadsOf = (template: string) =>
  [...template.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href)

/** A visitor reads first; who is signed in waits for the code. */
const loadLater = (entry: string, preloads: unknown[]) => `{
const load = () => {
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  import('${entry}')
}
if ('sessao' in document.documentElement.dataset) load()
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)))
}`

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`No ${file} in the bundle`)
  return String(asset.source)
}

function readTemplate(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('No index.html in the bundle')
  return String(page.source)
}

/** The styles of the site's start and of the landing, those of what a chunk imports before its own. */
function stylesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const start = chunks.find(chunk => chunk.isEntry)
  const page = chunks.find(chunk => chunk.facadeModuleId?.endsWith(landing))
  if (!start || !page) throw new Error(`No chunk of ${landing} in the bundle`)
  const seen = new Set<string>()
  const visit = (name: string): string[] => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [...chunk.imports.flatMap(visit), ...(chunk.viteMetadata?.importedCss ?? [])]
  }
  return [...new Set([start, page].flatMap(({ fileName }) => visit(fileName)))]
}

/** The same sources built for Node, run once. Inside the workspace, where their packages are found. */
async function renderLanding({ root, configFile }: ResolvedConfig): Promise<string> {
  const outDir = await mkdtemp(path.join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/main.static.tsx', outDir, manifest: false, minify: false, copyPublicDir: false },
    })
    const module: { renderLanding: () => Promise<string> } = await import(
      pathToFileURL(path.join(outDir, 'main.static.js')).href
    )
    return await module.renderLanding()
  } finally {
    await rm(outDir, { recursive: true })
  }
}
