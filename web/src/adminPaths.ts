import { paths, type Search, search } from './paths.ts'

/** The pages of the administration. */
export const adminPaths = {
  inicio: paths.admin.inicio,
  pessoas: (filtro: Search = {}) => `/admin/pessoas${search(filtro)}`,
  instituicao: () => '/admin/instituicao',
  numeros: (filtro: Search = {}) => `/admin/numeros${search(filtro)}`,
  avisos: () => '/admin/avisos',
  /** The privacy notice and the terms of use. */
  documentos: () => '/admin/documentos',
  /** Leads to the first of the lists of the institution. */
  listas: () => '/admin/listas',
  /** One of them. */
  lista: (lista: string, filtro: Search = {}) => `/admin/listas/${lista}${search(filtro)}`,
  moderacao: (filtro: Search = {}) => `/admin/moderacao${search(filtro)}`,
  caso: (codigo: string) => `/admin/moderacao/${encodeURIComponent(codigo)}`,
  /** A decision of moderators, for whom it concerns. */
  decisao: (caso: string) => `/admin/decisoes/${encodeURIComponent(caso)}`,
  importarPessoas: () => '/admin/pessoas/importar',
  auditoria: (filtro: Search = {}) => `/admin/auditoria${search(filtro)}`,
}
