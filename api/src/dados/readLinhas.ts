import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { linhasDaPessoa } from './linhas.ts'
import { mapa } from './mapa.ts'
import type { Tabela } from './tabela.ts'

/** Rows of one query, so that no program holds all messages of a person. */
const lot = 500

export type Linha = Record<string, unknown>

/** The tables of the copy: those of which something is in it. */
export const tabelasDaCopia: ReadonlyArray<[string, Tabela]> = Object.entries(mapa).filter(
  ([, { exporta }]) => Object.keys(exporta).length > 0,
)

/** A column as the copy has it. Of people it says only whether it is the reader. */
const toValor = ({ donos, citados, exporta }: Tabela, coluna: string, usuarioId: number): SQL => {
  const exportada = exporta[coluna]
  if (typeof exportada === 'object') return sql.raw(exportada.valor)
  const nome = sql.identifier(coluna)
  if (!Object.hasOwn({ ...donos, ...citados }, coluna)) return sql`${nome}`
  return sql`case when ${nome} = ${usuarioId}::int then 'você' when ${nome} is not null then 'outra pessoa' end`
}

/**
 * The rows of a table that are the person's, lot by lot, within a transaction that sees one moment.
 * @throws if the table cannot be read
 */
export const readLinhas = async function* (
  transaction: Db,
  [nome, tabela]: [string, Tabela],
  usuarioId: number,
): AsyncGenerator<Linha> {
  const id = sql`${usuarioId}::int`
  const delas = linhasDaPessoa(nome, { id, email: sql`(select email from usuarios where id = ${id})` })
  if (!delas) throw new Error(`the rows of ${nome} do not say whose they are`)
  const valores = Object.keys(tabela.exporta).map(
    coluna => sql`${toValor(tabela, coluna, usuarioId)} as ${sql.identifier(coluna)}`,
  )
  for (let offset = 0; ; offset += lot) {
    const { rows } = await transaction.execute<{ linha: Linha }>(sql`
      select row_to_json(l) as linha from (
        select ${sql.join(valores, sql`, `)} from ${sql.identifier(nome)} t
        where ${delas} and (${sql.raw(tabela.so ?? 'true')}) order by t.ctid limit ${lot} offset ${offset}
      ) l
    `)
    for (const { linha } of rows) yield linha
    if (rows.length < lot) return
  }
}
