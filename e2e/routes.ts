import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

const table = path.join(import.meta.dirname, '../web/dist/pages.json')

/** Paths of routes with parameters: a vaga of the seed, the reader's profile, the professor's vaga. */
const addresses: Record<string, string> = {
  '/opportunities/:codigo': '/opportunities/12',
  '/vaga/:codigo': '/vaga/2',
  '/professor/opportunities/:codigo': '/professor/opportunities/1',
  '/profile/:codigo?': '/profile',
  // Without a case of this number they say so.
  '/admin/moderacao/:codigo': '/admin/moderacao/1',
  '/admin/decisoes/:codigo': '/admin/decisoes/1',
  // Without a token they redirect to the login.
  '/reset-password': '/reset-password?token=x',
  '/email-login': '/email-login?token=x',
  '/professor/profile/:codigo?': '/professor/profile',
  '/admin/listas/:lista?': '/admin/listas/departamentos',
}

export const candidato = '/professor/opportunities/:codigo/candidates/:candidatura'

/** The path of a candidate of the signed-in professor: ids depend on the day of the seed. */
export async function addressOfCandidato(page: Page, titulo: string): Promise<string> {
  const { viewer } = await ask(page, '{ viewer { minhasVagas(first: 100) { edges { node { codigo titulo } } } } }')
  const { node: vaga } = viewer.minhasVagas.edges.find(
    (edge: { node: { titulo: string } }) => edge.node.titulo === titulo,
  )
  const answer = await ask(
    page,
    'query ($codigo: ID!) { vaga(codigo: $codigo) { candidaturas(first: 1) { edges { node { codigo } } } } }',
    { codigo: vaga.codigo },
  )
  const [{ node }] = answer.vaga.candidaturas.edges
  return `/professor/opportunities/${vaga.codigo}/candidates/${node.codigo}`
}

/** Routes without a known path: the offline page and a candidate. */
const without = ['/offline', candidato]
const isRoute = ({ path: route }: { path: string }) => !without.includes(route)

/** Every route of the built site, with a path. */
export const routes = (JSON.parse(readFileSync(table, 'utf8')) as { path: string }[])
  .filter(isRoute)
  .map(({ path: route }) => ({ route, address: addresses[route] ?? route }))
