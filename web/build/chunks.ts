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
/** Needed by the settings of notifications, and by what list, vaga and profile load once they are shown. */
const buscas = /\/web\/src\/buscas\/(__generated__\/)?use(Apagar|Mudar)Busca/
/** Shared by registration and few other pages: the pages that begin a visit should not load it. */
const few = /\/(ui\/periodos|ui\/form\/RadioGroup|sessao\/cadastro\/objetivos)\./
const tabs = /\/node_modules\/@radix-ui\/|\/ui\/Tabs\./

/** The pages that begin a visit: landing, sign-in and the list. */
const isFirst = (page: string) => /\/web\/src\/(inicio|sessao)\/|\/VagasPage\.tsx$/.test(page)

/** Two pages that share much which no other page needs: it is a file of its own. */
const pairs = {
  candidatos: /\/(MinhaVagaPage|CandidatoPage)\.tsx$/,
  status: /\/(MinhaVagaPage|MinhasVagasPage)\.tsx$/,
}

/** The features whose pages share enough for a file of its own. */
const apart = /^(inicio|perfil|sessao|vagas)$/

/** The fields that the form of a new vaga loads late. */
const doFormulario = /\/(RequisitosDoForm|PerguntasDoForm)\.tsx$/

/** What a page loads by itself once it is shown, in one file with what only such parts need. */
const parts = {
  depoisDoFormulario: /\/(RequisitosDoForm|PerguntasDoForm|Sumario)\.tsx$/,
  outrasAcoes: /\/OutrasAcoes\.tsx$/,
  buscas: /\/SeguirButton\.tsx$/,
}

/** Small, and needed by one page and by parts of others: a part should not load another page for it. */
const small = new RegExp(
  [
    'lucide-react/.*/icons/(bell-ring|copy|download|list-checks|printer|share-2|sliders-horizontal)',
    'candidaturas/(candidatura/EtapaTag|entrevista/(dias|Onde))',
    'perguntas/(__generated__/)?ListaDeRespostas(_respostas.graphql)?',
    'ui/download',
    'vagas/cartaz/Cartaz',
    'vagas/vaga/(__generated__/)?Compartilhar(_vaga.graphql)?',
  ]
    .map(name => `/${name}[.]\\w+$`)
    .join('|'),
)

/** A drawing of the homes that another page loads when it shows it: in their small file, not in that of a page. */
const cena = /\/ui\/cena\//

/** What every page loads once it is shown. */
const isLate = (root: string) => /\/(subscribeToNovidades|stream|offlineStore|serviceWorker)\.ts$/.test(root)

const isPage = (root: string) => root.endsWith('Page.tsx')

const isOfAdministracao = (root: string) => /\/web\/src\/(universidade\/|app\/administracao\.ts)/.test(root)

/** Pages that few visits open: they take the files of the others, so that nobody loads more for them. */
const isRare = (root: string) => isOfAdministracao(root) || /\/web\/src\/conta\//.test(root)

/** The pages that decide. */
const pagesIn = (roots: string[]): string[] => roots.filter(root => isPage(root) && !isRare(root))

/** The file of a module; null: that of its importer. See docs/decisions/0024-files-by-the-pages-that-load-them.md. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const infoOf = (one: string) => context.getModuleInfo(one)
  const isEntry = (one: string) => infoOf(one)?.isEntry === true
  const isLazy = (one: string) => (infoOf(one)?.dynamicImporters.length ?? 0) > 0
  const roots = reach(id, one => infoOf(one)?.importers).filter(one => isEntry(one) || isLazy(one))
  const pages = pagesIn(roots)
  if (roots.some(isEntry)) return 'start'
  if (roots.length > 0 && roots.every(isOfAdministracao)) return 'administracao'
  if (roots.some(isLate)) return pages.length > 1 ? 'start' : 'late'
  // Those fields, and two dialogs when they open: one file.
  const isOfPedidos = roots.some(root => doFormulario.test(root)) && roots.some(root => !doFormulario.test(root))
  if (pages.length === 0) {
    const [part] = Object.entries(parts).find(([, which]) => roots.some(root => which.test(root))) ?? []
    return isOfPedidos ? 'camposDosPedidos' : (part ?? null)
  }
  if (pedidos.test(id)) return 'pedidos'
  if (buscas.test(id)) return 'buscas'
  if (cena.test(id) && isLazy(id)) return 'inicio'
  const importersOf = (one: string) => [...(infoOf(one)?.importers ?? []), ...(infoOf(one)?.dynamicImporters ?? [])]
  const readers = small.test(id) ? pagesIn(reach(id, one => (isPage(one) ? [] : importersOf(one)))) : pages
  if (readers.length === 1) return path.basename(readers[0] ?? '', '.tsx')
  if (formLibrary.test(id) || interesses.test(id)) return 'forms'
  if (tabs.test(id)) return 'tabs'
  if (few.test(id)) return 'few'
  const [feature = '', another] = new Set(readers.map(each => /\/web\/src\/(\w+)\//.exec(each)?.[1]))
  const [pair] = Object.entries(pairs).find(([, both]) => readers.every(page => both.test(page))) ?? []
  const own = another || !apart.test(feature) ? null : feature
  const name = pair ?? own ?? (readers.some(isFirst) ? 'start' : 'shared')
  return reach(id, one => infoOf(one)?.importedIds).some(one => formLibrary.test(one)) ? `${name}-forms` : name
}

function reach(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set([id])
  // Iterating over a set includes the items added meanwhile.
  for (const one of seen) for (const other of next(one) ?? []) seen.add(other)
  return [...seen]
}
