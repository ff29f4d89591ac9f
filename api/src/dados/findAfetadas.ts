import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { linhasComPessoa } from './linhas.ts'
import { mapa } from './mapa.ts'

export type Afetada = { id: number; nome: string; email: string }

/**
 * Whose data a table holds, by id, for who has to tell them that it leaked.
 * @throws if the table has nothing of people, or its rows do not say of whom
 */
export const findAfetadas = async (db: Db, tabela: string): Promise<Afetada[]> => {
  if (!mapa[tabela])
    throw new Error(`${tabela} is no table with data of people. These are: ${Object.keys(mapa).join(', ')}`)
  const delas = linhasComPessoa(tabela, { id: sql`u.id`, email: sql`u.email` })
  if (!delas) throw new Error(`The rows of ${tabela} do not say of whom they are: count everybody`)
  const { rows } = await db.execute<Afetada>(sql`
    select u.id, u.usuario as nome, u.email from usuarios u
    where exists (select from ${sql.identifier(tabela)} t where ${delas}) order by u.id
  `)
  return rows
}
