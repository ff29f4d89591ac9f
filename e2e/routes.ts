import { readFileSync } from 'node:fs'
import path from 'node:path'

const table = path.join(import.meta.dirname, '../web/dist/pages.json')

/** An address for each route whose own does not do: a vaga of the seed, the reader's own profile, the professor's vaga. */
const addresses: Record<string, string> = {
  '/opportunities/:codigo': '/opportunities/12',
  '/professor/opportunities/:codigo': '/professor/opportunities/1',
  '/professor/opportunities/:codigo/candidates/:candidatura': '/professor/opportunities/1/candidates/1',
  '/profile/:codigo?': '/profile',
  // Without a token it leads to the page that sends one.
  '/reset-password': '/reset-password?token=x',
  '/professor/profile/:codigo?': '/professor/profile',
}

/** The page for readers without a connection has no address of its own: it has neither code nor data. */
const isRoute = ({ path: route }: { path: string }) => route !== '/offline'

/** Every route of the built site, with an address of it. */
export const routes = (JSON.parse(readFileSync(table, 'utf8')) as { path: string }[])
  .filter(isRoute)
  .map(({ path: route }) => ({ route, address: addresses[route] ?? route }))
