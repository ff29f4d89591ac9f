/**
 * Builds the inline script of a page that sends its first requests (`src/boot/early.ts`). Of the route it keeps the
 * guard and the variables, of the query the id.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type ESTree, type Plugin, type Rolldown, Visitor } from 'vite'
import type { Prerendered } from '../src/boot/static.tsx'

/** '' for a page without a query. */
export async function buildEarlyScript(root: string, page: Pick<Prerendered, 'path' | 'route'>): Promise<string> {
  if (!page.route) return ''
  const { file, name } = page.route
  const src = path.join(root, 'src')
  const entry = `import { begin, readParams } from ${JSON.stringify(path.join(src, 'boot/early.ts'))}
import { ${name} } from ${JSON.stringify(path.join(src, 'boot', file))}
begin(${name}, ${toPattern(page.path)}${page.path.includes(':') ? ', readParams' : ''})`
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [reduced(entry)],
    resolve: { alias: [{ find: /^.*\/pageRoute\.ts$/, replacement: path.join(src, 'relay/pageRoute.early.ts') }] },
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

const reduced = (entry: string): Plugin => ({
  name: 'early-script',
  enforce: 'post',
  resolveId: id => (id === entryId ? id : null),
  async load(id) {
    if (id === entryId) return entry
    if (id.endsWith('/src/paths.ts')) return paths
    // If storage is refused, the script sends nothing.
    if (id.endsWith('/src/storage.ts')) return 'export const local = localStorage'
    if (!id.endsWith('$parameters.ts')) return null
    const [, documentId] = /@relayRequestID (\w+)/.exec(await readFile(id, 'utf8')) ?? []
    if (!documentId) throw new Error(`No document id in ${id}`)
    return `export default { params: { id: '${documentId}' } }`
  },
  transform: {
    filter: { id: /\.route\.ts$/ },
    handler(code) {
      return { code: withoutPage(code, this.parse(code)), map: null }
    },
  },
})

const kept = new Set(['guard', 'query', 'variables', 'sketch'])

/** The options of a route that its request and its sketch need. */
function withoutPage(code: string, program: ESTree.Program): string {
  let text = code
  new Visitor({
    CallExpression({ callee, arguments: [spec] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'pageRoute' || spec?.type !== 'ObjectExpression') return
      const properties = spec.properties.filter(
        property => property.type === 'Property' && property.key.type === 'Identifier' && kept.has(property.key.name),
      )
      const object = `{${properties.map(({ start, end }) => code.slice(start, end)).join()}}`
      // Keeps the length, so that the other offsets stay valid.
      text = text.slice(0, spec.start) + object.padEnd(spec.end - spec.start) + text.slice(spec.end)
    },
  }).visit(program)
  return text
}

/** The pattern of a path in the route table: `:name` is one segment, `:name?` an optional one. */
const toPattern = (route: string) => new RegExp(`^${route.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`)
