/** Writes the service worker of the built site, `sw.js`, with the list of files to cache. Runs after prerender.ts. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { Site, SiteDocument } from '../worker/site.ts'

export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: resolved => void (config = resolved),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const outDir = dir ?? config.build.outDir
        const site = await readSite(outDir, bundle)
        await build({
          root: config.root,
          configFile: false,
          logLevel: 'error',
          define: { builtSite: JSON.stringify(site) },
          build: {
            target: config.build.target,
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'worker/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        })
      },
    },
  }
}

async function readSite(folder: string, bundle: Rolldown.OutputBundle): Promise<Site> {
  const start = Object.values(bundle).find(
    file => file.type === 'chunk' && file.moduleIds.some(id => id.endsWith('/src/boot/main.tsx')),
  )
  if (!start) throw new Error('No chunk of boot/main.tsx in the bundle')
  const assets = await readdir(path.join(folder, 'assets'))
  const files = [...assets.toSorted().map(name => `/assets/${name}`), '/favicon.svg']
  const documents = await readDocuments(folder)
  const favicon = await readFile(path.join(folder, 'favicon.svg'), 'utf8')
  const version = toDigest(JSON.stringify([files, documents, favicon])).slice(0, 16)
  return { version, main: `/${start.fileName}`, files, documents }
}

/** The documents of prerender.ts for return visits, so not those of visitors. */
async function readDocuments(folder: string): Promise<SiteDocument[]> {
  const table: { path: string; file: string }[] = JSON.parse(await readFile(path.join(folder, 'pages.json'), 'utf8'))
  const documents: SiteDocument[] = []
  for (const { path: route, file } of table) {
    const html = await readFile(path.join(folder, file), 'utf8')
    if (html.includes('<div id="root" data-skeleton data-visitante>')) continue
    documents.push({ route, path: route.replace(/:\w+\??/g, '0'), sha256: toDigest(html) })
  }
  // The same order as in the gateway: '/opportunities/new' before '/opportunities/:codigo'.
  return documents.toSorted((one, other) => Number(one.route.includes(':')) - Number(other.route.includes(':')))
}

const toDigest = (text: string) => createHash('sha256').update(text).digest('hex')
