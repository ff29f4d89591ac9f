/** A page that is kept for when there is no connection (semConexao.ts). */

import { local } from '../storage.ts'

/** Where localStorage keeps it, for the session that stands. */
export const chaveDasLeituras = 'leituras'

/** In the metadata of a page's query. */
export type Leitura = {
  /** Path and search of the page. */
  endereco: string
  /** What links to the page call it, by its data; without one nothing is kept. */
  titulo: (data: Record<string, unknown>) => string | undefined
}

/** The session that a network is for. */
export type Leitor = {
  token: string
  /** Whether it is still the session of this browser. */
  aindaVale: () => boolean
}

/** Forgets what was read: it belongs to the session that ends. */
export const esquecerLeituras = () => local.removeItem(chaveDasLeituras)
