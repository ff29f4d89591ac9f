import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { buscasSalvas } from '../../db/schema/buscas.ts'
import { toConsulta } from './consulta.ts'
import { comuns, trocas } from './sinonimos.ts'
import type { Sinonimos } from './sinonimos.ts'

/** The columns of a saved search that are computed of its words. `sinonimos`: those of the institution. */
export const toColunasDaConsulta = (busca: string, sinonimos: Sinonimos) => ({
  consulta: toConsulta(busca, sinonimos),
  sinonimos: hashOf(sinonimos),
})

const hashOf = (sinonimos: Sinonimos): string =>
  createHash('sha256')
    .update(JSON.stringify([sinonimos, comuns, trocas]))
    .digest('base64url')

/** Different words per transaction. */
const lot = 100

/** Reads some saved searches anew whose synonyms have changed since, such as with another release; false if there are none. */
export const refreshConsultas = async (db: Db, sinonimos: Sinonimos): Promise<boolean> => {
  const antigas = and(isNotNull(buscasSalvas.busca), sql`${buscasSalvas.sinonimos} <> ${hashOf(sinonimos)}`)
  const rows = await db.selectDistinct({ busca: buscasSalvas.busca }).from(buscasSalvas).where(antigas).limit(lot)
  for (const { busca } of rows) {
    const novas = toColunasDaConsulta(busca ?? '', sinonimos)
    await db
      .update(buscasSalvas)
      .set(novas)
      .where(eq(buscasSalvas.busca, busca ?? ''))
  }
  return rows.length > 0
}
