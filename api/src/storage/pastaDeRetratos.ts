import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import type { FileStore } from './fileStore.ts'
import type { Db } from '../db/connection.ts'
import { saveRetrato, toAvatar } from './retratos.ts'

const lot = 50

/** An arbitrary number for the advisory lock of the process that imports portraits. */
const takeoverLock = 5_014_736

const nomesEm = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).flatMap(name => /^([0-9a-f]{16,64})\.webp$/.exec(name)?.[1] ?? []).toSorted()

/** Portraits in use whose files are not imported yet. A portrait that was removed does not come back. */
const findWanted = async (db: Db, nomes: readonly string[]): Promise<string[]> => {
  const avatares = JSON.stringify(nomes.map(toAvatar))
  const { rows } = await db.execute<{ nome: string }>(sql`
    select distinct substring(avatar from '[0-9a-f]{16,64}') as nome from usuarios
    where avatar = any(array(select jsonb_array_elements_text(${avatares}::jsonb)))
      and not exists (select from retratos r where avatar = '/avatares/' || r.nome || '.webp')
  `)
  return rows.map(({ nome }) => nome)
}

const importar = async (db: Db, fileStore: FileStore, folder: string, nome: string): Promise<boolean> => {
  const [inteiro, ...copias] = await Promise.all(
    ['', '.192', '.96', '.48'].map(copy => readFile(join(folder, `${nome}${copy}.webp`)).catch(() => undefined)),
  )
  if (!inteiro) return false
  const [de192, de96, de48] = copias
  await saveRetrato(db, fileStore, nome, {
    512: inteiro,
    ...(de192 && { 192: de192 }),
    ...(de96 && { 96: de96 }),
    ...(de48 && { 48: de48 }),
  })
  return true
}

/**
 * Imports the portraits that an earlier release kept in `dataDir`/avatares, and resolves how many were missing. The
 * folder stays as it is. Several processes may do so at once, with one folder each or with a shared one.
 */
export const importRetratos = async (db: Db, fileStore: FileStore, dataDir: string): Promise<number> => {
  const folder = join(dataDir, 'avatares')
  const nomes = await nomesEm(folder)
  let total = 0
  for (let from = 0; from < nomes.length; from += lot) {
    const some = nomes.slice(from, from + lot)
    total += await inTransaction(db, async transaction => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${takeoverLock})`)
      let done = 0
      for (const nome of await findWanted(transaction, some))
        if (await importar(transaction, fileStore, folder, nome)) done += 1
      return done
    })
  }
  return total
}
