import { paths, type Search, search } from './paths.ts'

/** The pages of the administration. */
export const adminPaths = {
  inicio: paths.admin.inicio,
  pessoas: (filtro: Search = {}) => `/admin/pessoas${search(filtro)}`,
  importarPessoas: () => '/admin/pessoas/importar',
  auditoria: (filtro: Search = {}) => `/admin/auditoria${search(filtro)}`,
}
