import { LRUCache } from 'lru-cache'
import type { Db } from '../db/connection.ts'
import { origens } from '../db/schema/alcance.ts'
import { findDias, findOrigens } from './alcance.repository.ts'
import type { Alcance } from './alcance.schemas.ts'

const mostDias = 30
const dayMs = 86_400_000

/**
 * Counts each step of a person once a day, so that a reload is no second visit. What was counted is only in the memory of this
 * process: no table says who visits what.
 */
export const createContador = () => {
  const contados = new LRUCache<string, true>({ max: 100_000, ttl: dayMs })
  /** `count` resolves to false if there is nothing to count, and so does this. */
  return async (passo: string, count: () => Promise<boolean>): Promise<boolean> => {
    if (contados.has(passo)) return true
    contados.set(passo, true)
    const found = await count()
    if (!found) contados.delete(passo)
    return found
  }
}

const nada = { viram: 0, salvaram: 0, comecaram: 0, candidataram: 0 }

/** The last days, also those between without a step. */
const fillDias = (dias: Alcance['dias']): Alcance['dias'] => {
  const [first, last] = [dias[0], dias.at(-1)].map(dia => Date.parse(dia?.dia ?? ''))
  if (first === undefined || last === undefined || Number.isNaN(last)) return []
  const count = Math.min(mostDias, (last - first) / dayMs + 1)
  const byDia = new Map(dias.map(dia => [dia.dia, dia]))
  return Array.from({ length: count }, (_, at) => {
    const dia = new Date(last - (count - 1 - at) * dayMs).toISOString().slice(0, 10)
    return byDia.get(dia) ?? { dia, ...nada }
  })
}

/** How many saw, saved, began and applied, in all, by day and by what led there; never who. */
export const readAlcance = async (db: Db, vagaId: number): Promise<Alcance> => {
  const dias = await findDias(db, vagaId)
  const contadas = new Map((await findOrigens(db, vagaId)).map(one => [one.origem, one]))
  const sum = (campo: keyof typeof nada) => dias.reduce((total, dia) => total + dia[campo], 0)
  return {
    viram: sum('viram'),
    salvaram: sum('salvaram'),
    comecaram: sum('comecaram'),
    candidataram: sum('candidataram'),
    origens: origens.map(origem => contadas.get(origem) ?? { origem, viram: 0, comecaram: 0 }),
    dias: fillDias(dias),
  }
}
