import type { Modalidade } from './models/camposDaVaga.ts'
import type { Beneficio } from './models/vaga.ts'
import type { TipoDeVaga, Tipos } from './tipos.ts'

export type OrdemDeVagas = 'RECOMENDADAS' | 'PRAZO' | 'RECENTES'

export interface FiltroDeVagas {
  tipos?: TipoDeVaga[] | null
  /** Besides those of `tipos`. */
  outrosTipos?: string[] | null
  departamento?: string | null
  beneficios?: Beneficio[] | null
  modalidades?: Modalidade[] | null
  horasMinimas?: number | null
  busca?: string | null
  /** Null for the upstream's own. */
  ordem?: OrdemDeVagas | null
}

/** Whether it has what only some upstreams filter by. */
export const hasCondicoes = ({ modalidades, horasMinimas }: FiltroDeVagas): boolean =>
  Boolean(modalidades?.length) || horasMinimas != null

/** The filter as parameters; null if the upstream has none of its types. Costs a call if it names kinds. */
export async function toQuery(tipos: Tipos, filtro: FiltroDeVagas) {
  const { outrosTipos = [] } = filtro
  const daEspecie = filtro.tipos?.length ? await toCodigos(tipos, filtro.tipos) : []
  const codigos = [...new Set([...daEspecie, ...(outrosTipos ?? [])])]
  if (filtro.tipos?.length && codigos.length === 0) return null
  return {
    tipos: codigos.join(','),
    departamento: filtro.departamento,
    beneficios: filtro.beneficios?.join(',').toLowerCase(),
    modalidades: filtro.modalidades?.join(',').toLowerCase(),
    horas_minimas: filtro.horasMinimas,
    busca: filtro.busca?.trim(),
  }
}

async function toCodigos(tipos: Tipos, wanted: TipoDeVaga[]): Promise<string[]> {
  const opcoes = await tipos.list()
  return opcoes.filter(opcao => wanted.includes(opcao.tipo)).map(opcao => opcao.codigo)
}
