import type { Beneficio } from './models/vaga.ts'
import { countKinds } from './tipos.ts'
import type { ContagemPorTipo, Tipos } from './tipos.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { toQuery } from './vagas.ts'
import type { FiltroDeVagas } from './vagas.ts'
import { count, id, object, rows, text } from './wire/fields.ts'

/** How many open vagas each choice of the filter would find, with the rest of the filter. */
export interface ContagensDeVagas {
  tipos: ContagemPorTipo[]
  /** Without those that have none. */
  departamentos: { codigo: string; total: number }[]
  beneficios: { beneficio: Beneficio; total: number }[]
}

const beneficios: Beneficio[] = ['REMUNERACAO', 'DESCONTO_MENSALIDADE', 'HORAS_COMPLEMENTARES']

export function createContagens(request: Request, extensions: Extensions, tipos: Tipos) {
  return {
    /** Null if the upstream does not count, or has none of the types. */
    async list(filtro: FiltroDeVagas): Promise<ContagensDeVagas | null> {
      const query = extensions.isMissing('contagens') ? null : await toQuery(tipos, filtro)
      if (!query) return null
      const call = () => request.get('/contagens/vagas', toContagens, query)
      return (await optional(extensions, 'contagens', call)) ?? null
    },
  }
}

function toContagens(body: unknown): ContagensDeVagas {
  return {
    tipos: countKinds(body, 'tipos'),
    departamentos: rows(body, 'departamentos', toDepartamento),
    beneficios: rows(body, 'beneficios', toBeneficio).flatMap(each => each ?? []),
  }
}

function toDepartamento(body: unknown) {
  const row = object(body)
  return { codigo: id(row, 'id'), total: count(row, 'total') }
}

/** Null for one that is new to the gateway. */
function toBeneficio(body: unknown) {
  const row = object(body)
  const beneficio = beneficios.find(each => each === text(row, 'beneficio')?.toUpperCase())
  return beneficio ? { beneficio, total: count(row, 'total') } : null
}
