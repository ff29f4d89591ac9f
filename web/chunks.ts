import type { Rolldown } from 'vite'

/** Libraries that our own changes do not touch, so that they stay cached across releases. */
export const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime)\//

const isPage = (id: string) => id.endsWith('Page.tsx')

const isStart = (id: string) => id.endsWith('/web/index.html')

/** The entry pages, which must not load code that they do not use. */
const isFirst = (id: string) => /\/(VagasPage|InicioPage|InicioDoProfessorPage)\.tsx$/.test(id)

/** It shares too little with VagaPage for a separate file to pay off. */
const isList = (id: string) => id.endsWith('/VagasPage.tsx')

/** The code that it shares only with the lazily loaded selection is not for the other pages of professors. */
const isMinhaVaga = (id: string) => id.endsWith('/MinhaVagaPage.tsx')

/** The code that it shares only with MinhaVagaPage is not for the other pages. */
const isCandidato = (id: string) => id.endsWith('/CandidatoPage.tsx')

/** The code that it shares only with dialogs is its form's. */
const isNovaVaga = (id: string) => id.endsWith('/NovaVagaPage.tsx')

/** Code shared by at least this many pages goes into the start chunk, which every page loads. */
const shared = 5

/** Modules that every page loads after it has rendered, if the user is signed in. */
const isLater = (id: string) => /\/(subscribeToNovidades|stream|offlineStore|serviceWorker)\.ts$/.test(id)

/** Code that a vaga and the list of candidaturas share. In the shared chunk, other pages would load it too. */
const isCandidatura = (id: string) =>
  /\/web\/src\/(candidaturas\/|perguntas\/(__generated__\/)?(respostas|ListaDeRespostas|MinhasRespostas))/.test(id)

/** A student's interview is lazy: its modules are one file, not one per shared module. */
const isEntrevista = (id: string) => id.endsWith('/entrevista/MinhaEntrevista.tsx')

const forms = /\/node_modules\/(react-hook-form|@hookform)\//
const schemas = /\/node_modules\/valibot\//
/** The table of the vaga's fields imports no form library, and only its forms need it. */
const vagaForm = /\/minhasVagas\/form\/vagaForm\./
const tabs = /\/node_modules\/@radix-ui\/|\/ui\/Tabs\./

/**
 * The chunk of a module, by the pages that load it: few files per page, with little code that the page does not use.
 * With null the module stays in the chunk of its importer.
 */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, context)
  const pages = roots.filter(isPage)
  if (roots.some(isStart)) return 'start'
  if (roots.some(isLater) && pages.length < shared) return 'later'
  if (pages.length === 0 && roots.some(isEntrevista)) return 'entrevista'
  if (roots.length < 2 || pages.length === 0) return null
  if (forms.test(id)) return 'forms'
  if (schemas.test(id)) return 'schemas'
  if (tabs.test(id)) return 'tabs'
  const features = new Set(pages.map(page => /\/web\/src\/(\w+)\//.exec(page)?.[1]))
  const isOfMany = pages.length >= shared || pages.some(isFirst)
  if (features.size > 1 && isOfMany) return 'start'
  if (pages.some(isList)) return 'start'
  if (pages.every(isMinhaVaga)) return 'minhaVaga'
  if (pages.length > 1 && pages.every(page => isMinhaVaga(page) || isCandidato(page))) return 'candidatos'
  if (pages.every(isNovaVaga)) return 'minhasVagas-form'
  if (isCandidatura(id)) return 'candidatura'
  const name = features.size > 1 || pages.some(isNovaVaga) ? 'shared' : [...features].join()
  // Keeps the form libraries away from pages that show only a card.
  const needsForms = (one: string) => forms.test(one) || vagaForm.test(one)
  return reach(id, one => context.getModuleInfo(one)?.importedIds).some(needsForms) ? `${name}-form` : name
}

/** The entry and lazily loaded modules that import a module statically, directly or indirectly. */
const rootsOf = (id: string, context: Rolldown.ChunkingContext) =>
  reach(id, one => context.getModuleInfo(one)?.importers).filter(one => {
    const info = context.getModuleInfo(one)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })

function reach(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set([id])
  // Iterating over a set includes the items added meanwhile.
  for (const one of seen) for (const other of next(one) ?? []) seen.add(other)
  return [...seen]
}
