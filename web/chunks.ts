import type { Rolldown } from 'vite'

/** What no change of ours touches: cached from one version of the site to the next. */
export const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime)\//

const isPage = (id: string) => id.endsWith('Page.tsx')

const isStart = (id: string) => id.endsWith('/web/index.html')

/** Where people come in: they wait for nothing that these pages do not use. */
const isFirst = (id: string) => /\/(VagasPage|InicioPage|InicioDoProfessorPage)\.tsx$/.test(id)

/** What it shares with its details is so little that a file of its own costs more. */
const isList = (id: string) => id.endsWith('/VagasPage.tsx')

/** What it shares with the selection, which comes after it, is nothing to the other pages of professors. */
const isMinhaVaga = (id: string) => id.endsWith('/MinhaVagaPage.tsx')

/** What it shares with the vaga's page is nothing to the others that share something. */
const isCandidato = (id: string) => id.endsWith('/CandidatoPage.tsx')

/** From how many pages on what they share is loaded with the site's start, by those few too that do not use it. */
const shared = 5

/** What every page of somebody signed in loads once it is shown. */
const isLater = (id: string) => /\/(ouvirNovidades|stream|leituras|serviceWorker)\.ts$/.test(id)

/** What a vaga and the list of candidaturas show and do alike: in what more pages share, those would load it as well. */
const isCandidatura = (id: string) =>
  /\/web\/src\/(candidaturas\/|perguntas\/(__generated__\/)?(respostas|ListaDeRespostas|SobDemanda|MinhasRespostas))/.test(
    id,
  )

/** All of a student's interview, which comes after the page at one stage: one file, not one for each that it shares. */
const isEntrevista = (id: string) => id.endsWith('/entrevistas/MinhaEntrevista.tsx')

/** Libraries that few pages need. */
const forms = /\/node_modules\/(react-hook-form|@hookform)\//
const schemas = /\/node_modules\/valibot\//
const tabs = /\/node_modules\/@radix-ui\/|\/ui\/Tabs\./

/**
 * The file of a module, by the pages that load it: few files for a page, and little in them that it does not use.
 * Without a name it stays with the one that loads it.
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
  if (isCandidatura(id)) return 'candidatura'
  const name = features.size > 1 ? 'shared' : [...features].join()
  // Or who shows a card would load what its form needs.
  return reach(id, one => context.getModuleInfo(one)?.importedIds).some(one => forms.test(one)) ? `${name}-form` : name
}

/** The modules loaded by themselves, pages and others, that import a module statically, over however many others. */
const rootsOf = (id: string, context: Rolldown.ChunkingContext) =>
  reach(id, one => context.getModuleInfo(one)?.importers).filter(one => {
    const info = context.getModuleInfo(one)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })

function reach(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const seen = new Set([id])
  // A set hands out what is added to it meanwhile.
  for (const one of seen) for (const other of next(one) ?? []) seen.add(other)
  return [...seen]
}
