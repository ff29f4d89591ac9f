import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Prerendered } from '../src/boot/static.tsx'
import { paths as site } from '../src/paths.ts'

/**
 * Builds the inline script of a page that sends its first requests (`src/boot/early.ts`), from the `x.early.ts` beside its
 * `x.route.ts`; '' for a page without a query.
 */
export async function buildEarlyScript(root: string, page: Pick<Prerendered, 'path' | 'route'>): Promise<string> {
  if (!page.route) return ''
  const boot = path.join(root, 'src/boot')
  const file = path.join(boot, page.route.file.replace('.route.', '.early.'))
  const early = page.route.name.replace(/Route$/, 'Early')
  const params = page.path.includes(':') ? 'readParams' : 'undefined'
  const entry = `import { readParams, sendFirstRequests } from ${JSON.stringify(path.join(boot, 'early.ts'))}
import { ${early} } from ${JSON.stringify(file)}
sendFirstRequests(${early}, ${toPattern(page.path)}, ${params}, ${!isOfAdministracao(page.path)})`
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [small(entry)],
    build: {
      target: 'es2023',
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: entryId,
        output: { format: 'iife' },
        // The script only reads: the site handles an invalid token.
        treeshake: { moduleSideEffects: false, manualPureFunctions: ['endSessao'] },
      },
    },
  })) as Rolldown.RolldownOutput
  const [{ code, imports }] = output.output
  if (imports.length > 0) throw new Error(`The early script of ${page.path} needs ${imports.join()}`)
  // The page also works without the script.
  return `try{${code.trim()}}catch{}`
}

const entryId = 'virtual:early'

/** The target of a guard's redirect does not matter here, only that it redirects. */
const paths = 'const anywhere = new Proxy(() => anywhere, { get: () => anywhere }); export const paths = anywhere'

/** The entry, and two modules of which the script needs little: a third of its bytes. */
const small = (entry: string): Plugin => ({
  name: 'early-script',
  resolveId: id => (id === entryId ? id : null),
  load(id) {
    if (id === entryId) return entry
    if (id.endsWith('/src/paths.ts')) return paths
    // If storage is refused, the script sends nothing.
    if (id.endsWith('/src/storage.ts')) return 'export const local = localStorage'
    return null
  },
})

/** Whether a page has the header of the administration, which has no data. */
const isOfAdministracao = (route: string) => `${route}/`.startsWith(`${site.admin.inicio()}/`)

/** The pattern of a path in the route table: `:name` is one segment, `:name?` an optional one. */
const toPattern = (route: string) => new RegExp(`^${route.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`)
