import { paths } from '../paths.ts'

/** How the network is read: in its address, so that the way back and a reload show the same. */

/** Longest text that people are searched for, in characters. */
export const maiorBusca = 100

/** The applied search of the address; null without one. */
export const readBusca = (params: URLSearchParams): string | null =>
  params.get('busca')?.trim().slice(0, maiorBusca) || null

export type Aba = 'sugestoes' | 'conexoes'

export type Leitura = {
  busca: string | null
  aba: Aba
  /** How many windows of the open tab's list are shown. */
  pagina: number
  /** Sections that show all they have. */
  abertas: readonly string[]
}

/** More windows than anybody reads; each costs a request. */
const maisPaginas = 50

export function readLeitura(params: URLSearchParams): Leitura {
  const pagina = Number(params.get('pagina') ?? 1)
  return {
    busca: readBusca(params),
    aba: params.get('aba') === 'conexoes' ? 'conexoes' : 'sugestoes',
    pagina: Number.isInteger(pagina) ? Math.min(Math.max(pagina, 1), maisPaginas) : 1,
    abertas: (params.get('abertas') ?? '').split(',').filter(Boolean),
  }
}

/** The opposite of readLeitura. */
export const toPath = ({ busca, aba, pagina, abertas }: Leitura): string =>
  paths.rede({
    busca,
    aba: aba === 'conexoes' ? aba : null,
    pagina: pagina > 1 ? pagina : null,
    abertas,
  })
