import path from 'node:path'
import type { Rolldown } from 'vite'

/** Libraries that our own changes do not touch, so that they stay cached across releases. */
export const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime)\//

const formLibrary = /\/node_modules\/(react-hook-form|@hookform)\//
/** The pages that need these fields need the form library too. */
const interesses = /\/web\/src\/interesses\//
/** Needed by the form of a new vaga, and by dialogs that should not load it, with the fragment that they read. */
const pedidos = /\/(requisitosForm|perguntasForm(_pedido\.graphql)?)\.ts$/
const tabs = /\/node_modules\/@radix-ui\/|\/ui\/Tabs\./

/** The pages that begin a visit: landing, sign-in and the list. */
const isFirst = (page: string) => /\/web\/src\/(inicio|sessao)\/|\/VagasPage\.tsx$/.test(page)

/** Two pages that share much which no other page needs: it is a file of its own. */
const pairs = {
  candidatos: /\/(MinhaVagaPage|CandidatoPage)\.tsx$/,
  status: /\/(MinhaVagaPage|MinhasVagasPage)\.tsx$/,
}

/** A drawing of the homes that another page loads when it shows it: in their small file, not in that of a page. */
const cena = /\/ui\/cena\//

/** What every page loads once it is shown. */
const isLate = (root: string) => /\/(subscribeToNovidades|stream|offlineStore|serviceWorker)\.ts$/.test(root)

/** The file of a module; null: that of its importer. See docs/decisions/0024-files-by-the-pages-that-load-them.md. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const infoOf = (one: string) => context.getModuleInfo(one)
  const isEntry = (one: string) => infoOf(one)?.isEntry === true
  const isLazy = (one: string) => (infoOf(one)?.dynamicImporters.length ?? 0) > 0
  const roots = reach(id, one => infoOf(one)?.importers).filter(one => isEntry(one) || isLazy(one))
  const pages = roots.filter(root => root.endsWith('Page.tsx'))
  if (roots.some(isEntry)) return 'start'
  if (roots.some(isLate)) return pages.length > 1 ? 'start' : 'late'
  // The fields that the form of a new vaga loads late, and two dialogs when they open: one file.
  const isOfPedidos = roots.length > 1 && roots.some(root => root.endsWith('/PedidosFields.tsx'))
  if (pages.length === 0) return isOfPedidos ? 'camposDosPedidos' : null
  if (pedidos.test(id)) return 'pedidos'
  if (cena.test(id) && isLazy(id)) return 'inicio'
  if (pages.length === 1) return path.basename(pages[0] ?? '', '.tsx')
  if (formLibrary.test(id) || interesses.test(id)) return 'forms'
  if (tabs.test(id)) return 'tabs'
  const [feature = '', another] = new Set(pages.map(each => /\/web\/src\/(\w+)\//.exec(each)?.[1]))
  const [pair] = Object.entries(pairs).find(([, both]) => pages.every(page => both.test(page))) ?? []
  const name = pair ?? (another ? (pages.some(isFirst) ? 'start' : 'shared') : feature)
  return reach(id, one => infoOf(one)?.importedIds).some(one => formLibrary.test(one)) ? `${name}-forms` : name
}

function reach(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set([id])
  // Iterating over a set includes the items added meanwhile.
  for (const one of seen) for (const other of next(one) ?? []) seen.add(other)
  return [...seen]
}
