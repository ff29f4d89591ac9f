/** Writes landing.html beside index.html: the page of visitors at '/', readable before any script. */
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
      const html = fill(template, await renderLanding(config), filesOf(bundle))
      await writeFile(path.join(dir ?? config.build.outDir, 'landing.html'), html)
    },
  }
}

/** The template with the markup inside #root, and the landing's own files linked: it looks right before any script. */
function fill(template: string, markup: string, files: Iterable<string>): string {
  const links = [...files]
    .filter(file => !template.includes(file))
    .map(file => (file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}">` : modulePreload(file)))
  return template
    .replace('</head>', () => `${links.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${markup}</div>`)
}

const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

function readTemplate(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('No index.html in the bundle')
  return String(page.source)
}

/** The landing's chunk, what it imports statically, and the styles of all that. */
function filesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const start = chunks.find(chunk => chunk.facadeModuleId?.endsWith(landing))
  if (!start) throw new Error(`No chunk of ${landing} in the bundle`)
  const found = new Set([start.fileName])
  // A set takes in what is added while it is walked.
  for (const name of found) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const file of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])]) found.add(file)
  }
  return found
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
