import { limites } from './limites.ts'

const limited = new Set(Object.values(limites).flatMap(({ rotas }) => rotas))

/** A route as the table has it. A HEAD counts as its GET. */
export const rotaOf = ({ method, url }: { method: string | string[]; url: string }): string =>
  `${method === 'HEAD' ? 'GET' : String(method)} ${url}`

/** Whether the calls of a route are counted, for the OpenAPI document. */
export const isLimited = (route: Parameters<typeof rotaOf>[0]): boolean => limited.has(rotaOf(route))
