import { hasCondicoes, toQuery } from './filtroDeVagas.ts'
import type { FiltroDeVagas } from './filtroDeVagas.ts'
import { toModalidade } from './models/camposDaVaga.ts'
import type { Modalidade } from './models/camposDaVaga.ts'
import type { Beneficio } from './models/vaga.ts'
import { countKinds } from './tipos.ts'
import type { ContagemPorTipo, Tipos } from './tipos.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { count, id, object, rows, text } from './wire/fields.ts'

/** How many open vagas each choice of the filter would find, with the rest of the filter. */
export interface ContagensDeVagas {
  tipos: ContagemPorTipo[]
  /** Without those that have none. */
  departamentos: { codigo: string; total: number }[]
  beneficios: { beneficio: Beneficio; total: number }[]
  /** Null if the upstream does not filter by them, as the next. */
  modalidades: { modalidade: Modalidade; total: number }[] | null
  horasMinimas: { horas: number; total: number }[] | null
}

const beneficios: Beneficio[] = ['REMUNERACAO', 'DESCONTO_MENSALIDADE', 'HORAS_COMPLEMENTARES']

export type Contagens = ReturnType<typeof createContagens>

export function createContagens(request: Request, extensions: Extensions, tipos: Tipos) {
  const read = (query: Record<string, string | number | null | undefined>) =>
    optional(extensions, 'contagens', async () => {
      const contagens = await request.get('/contagens/vagas', toContagens, query)
      extensions.learn('filtro-de-condicoes', contagens.modalidades !== null && contagens.horasMinimas !== null)
      return contagens
    })

  /** Whether the upstream filters by modality and hours: then it counts them, too. Costs a call if it is unknown. */
  async function filtraCondicoes(): Promise<boolean> {
    if (!extensions.isKnown('filtro-de-condicoes')) await read({})
    return extensions.isKnown('filtro-de-condicoes') && !extensions.isMissing('filtro-de-condicoes')
  }

  /**
   * The filter as parameters, without those that the upstream does not know; null if it has none of the types. Costs a call
   * if it names kinds, and the one of `filtraCondicoes` if it names a modality or hours.
   */
  async function toKnownQuery(filtro: FiltroDeVagas) {
    const isKnown = !hasCondicoes(filtro) || (await filtraCondicoes())
    return toQuery(tipos, isKnown ? filtro : { ...filtro, modalidades: null, horasMinimas: null })
  }

  return {
    filtraCondicoes,
    toQuery: toKnownQuery,
    /** Null if the upstream does not count, or has none of the types. */
    async list(filtro: FiltroDeVagas): Promise<ContagensDeVagas | null> {
      const query = extensions.isMissing('contagens') ? null : await toKnownQuery(filtro)
      return query && ((await read(query)) ?? null)
    },
  }
}

function toContagens(body: unknown): ContagensDeVagas {
  const row = object(body)
  return {
    tipos: countKinds(body, 'tipos'),
    departamentos: rows(body, 'departamentos', toDepartamento),
    beneficios: rows(body, 'beneficios', toBeneficio).flatMap(each => each ?? []),
    modalidades: row['modalidades'] === undefined ? null : toModalidades(body),
    horasMinimas: row['horas_minimas'] === undefined ? null : rows(body, 'horas_minimas', toHoras),
  }
}

function toDepartamento(body: unknown) {
  const row = object(body)
  return { codigo: id(row, 'id'), total: count(row, 'total') }
}

/** Null for a value that the gateway does not know. */
function toBeneficio(body: unknown) {
  const row = object(body)
  const beneficio = beneficios.find(each => each === text(row, 'beneficio')?.toUpperCase())
  return beneficio ? { beneficio, total: count(row, 'total') } : null
}

/** Without those that the gateway does not know. */
function toModalidades(body: unknown) {
  const found = rows(body, 'modalidades', each => {
    const row = object(each)
    return { modalidade: toModalidade(row, 'modalidade'), total: count(row, 'total') }
  })
  return found.flatMap(({ modalidade, total }) => (modalidade ? { modalidade, total } : []))
}

function toHoras(body: unknown) {
  const row = object(body)
  return { horas: count(row, 'horas'), total: count(row, 'total') }
}
