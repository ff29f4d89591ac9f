import { paths, type Search, search } from './paths.ts'

/** The pages of the administration. */
export const adminPaths = {
  inicio: paths.admin.inicio,
  pessoas: (filtro: Search = {}) => `/admin/pessoas${search(filtro)}`,
  instituicao: () => '/admin/instituicao',
  numeros: (filtro: Search = {}) => `/admin/numeros${search(filtro)}`,
  avisos: () => '/admin/avisos',
  /** Leads to the first of the lists of the institution. */
  listas: () => '/admin/listas',
  /** One of them. */
  lista: (lista: string, filtro: Search = {}) => `/admin/listas/${lista}${search(filtro)}`,
  auditoria: (filtro: Search = {}) => `/admin/auditoria${search(filtro)}`,
}
