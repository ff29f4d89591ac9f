import { sql } from 'drizzle-orm'
import type { Db } from './db/connection.ts'
import { locks } from './db/locks.ts'
import { inTransaction } from './db/inTransaction.ts'
import { locais } from './db/schema/listas.ts'
import { departamentos } from './db/schema.ts'
import { instituicao as lidas } from './db/schema/instituicao.ts'
import { isEmpty } from './db/seed/isEmpty.ts'
import { writeDepartamentos } from './departamentos/departamentos.repository.ts'
import type { Instituicao } from './instituicao.ts'
import { writeInteresses } from './interesses/interesses.repository.ts'
import { writeLocais } from './vagas/locais.ts'
import { writeTipos } from './vagas/tipos.ts'

/** The baseline has the demo's departments and places. Both are numbered from 1 again, in the order of the file. */
const forgetDemo = async (db: Db): Promise<void> => {
  await db.delete(departamentos)
  await db.delete(locais)
  for (const tabela of ['departamentos', 'locais'])
    await db.execute(sql`select setval(pg_get_serial_sequence(${tabela}, 'id'), 1, false)`)
}

/**
 * Writes the lists of the institution's file, once: departments with their courses, places, interests, and kinds of vaga. A
 * board without people has no others then, but the six kinds; one of before keeps what it has.
 */
export const writeListas = (
  db: Db,
  { departamentos: dela, interesses, locais: lugares, tiposDeVaga }: Instituicao,
): Promise<void> =>
  inTransaction(db, async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.listas})`)
    const [read] = await transaction.insert(lidas).values({}).onConflictDoNothing().returning()
    if (read) {
      if (await isEmpty(transaction)) await forgetDemo(transaction)
      await writeDepartamentos(transaction, dela)
      await writeLocais(transaction, lugares)
      await writeTipos(transaction, tiposDeVaga)
      await writeInteresses(transaction, interesses)
    }
  })
