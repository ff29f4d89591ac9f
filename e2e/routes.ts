import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

const table = path.join(import.meta.dirname, '../web/dist/pages.json')

/** An address for each route whose own does not do: a vaga of the seed, the reader's own profile, the professor's vaga. */
const addresses: Record<string, string> = {
  '/opportunities/:codigo': '/opportunities/12',
  '/professor/opportunities/:codigo': '/professor/opportunities/1',
  '/profile/:codigo?': '/profile',
  // Without a token it leads to the page that sends one.
  '/reset-password': '/reset-password?token=x',
  '/professor/profile/:codigo?': '/professor/profile',
}

export const candidato = '/professor/opportunities/:codigo/candidates/:candidatura'

/** Of a candidate of the professor who is signed in on the page: the ids are those of the day of seeding. */
export async function addressOfCandidato(page: Page, titulo: string): Promise<string> {
  const { viewer } = await ask(page, '{ viewer { minhasVagas(first: 100) { edges { node { id codigo titulo } } } } }')
  const { node: vaga } = viewer.minhasVagas.edges.find(
    (edge: { node: { titulo: string } }) => edge.node.titulo === titulo,
  )
  const answer = await ask(
    page,
    'query ($vaga: ID!) { viewer { candidaturasDaVaga(vaga: $vaga, first: 1) { edges { node { codigo } } } } }',
    { vaga: vaga.id },
  )
  const [{ node }] = answer.viewer.candidaturasDaVaga.edges
  return `/professor/opportunities/${vaga.codigo}/candidates/${node.codigo}`
}

/** No address is known before: of the page for readers without a connection, and of a candidate. */
const without = ['/offline', candidato]
const isRoute = ({ path: route }: { path: string }) => !without.includes(route)

/** Every route of the built site, with an address of it. */
export const routes = (JSON.parse(readFileSync(table, 'utf8')) as { path: string }[])
  .filter(isRoute)
  .map(({ path: route }) => ({ route, address: addresses[route] ?? route }))
