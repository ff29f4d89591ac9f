import { readFileSync } from 'node:fs'
import path from 'node:path'

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

/** No address is known before: of the page for readers without a connection, and of a candidate, whose id is of the day of seeding. */
const without = ['/offline', '/professor/opportunities/:codigo/candidates/:candidatura']
const isRoute = ({ path: route }: { path: string }) => !without.includes(route)

/** Every route of the built site, with an address of it. */
export const routes = (JSON.parse(readFileSync(table, 'utf8')) as { path: string }[])
  .filter(isRoute)
  .map(({ path: route }) => ({ route, address: addresses[route] ?? route }))
