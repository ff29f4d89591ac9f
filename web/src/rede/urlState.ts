import { paths } from '../paths.ts'

/** The state of the page in its URL, so that going back and reloading restore it. */

/** The longest search text, in characters. */
export const maiorBusca = 100

/** The applied search in the URL; null without one. */
export const readBusca = (params: URLSearchParams): string | null =>
  params.get('busca')?.trim().slice(0, maiorBusca) || null

export type Aba = 'sugestoes' | 'conexoes'

export type UrlState = {
  busca: string | null
  aba: Aba
  /** The number of loaded pages in the list of the open tab. */
  pagina: number
  /** The sections that show all people. */
  abertas: readonly string[]
}

/** A limit: each page costs a request. */
const maisPaginas = 50

export function readUrlState(params: URLSearchParams): UrlState {
  const pagina = Number(params.get('pagina') ?? 1)
  return {
    busca: readBusca(params),
    aba: params.get('aba') === 'conexoes' ? 'conexoes' : 'sugestoes',
    pagina: Number.isInteger(pagina) ? Math.min(Math.max(pagina, 1), maisPaginas) : 1,
    abertas: (params.get('abertas') ?? '').split(',').filter(Boolean),
  }
}

/** The inverse of readUrlState. */
export const toPath = ({ busca, aba, pagina, abertas }: UrlState): string =>
  paths.rede({
    busca,
    aba: aba === 'conexoes' ? aba : null,
    pagina: pagina > 1 ? pagina : null,
    abertas,
  })
