import { eq, inArray, or, sql } from 'drizzle-orm'
import { SettingsError } from '../../config.ts'
import { removeUnused } from '../../storage/retratos.ts'
import type { Db } from '../connection.ts'
import { mensagens } from '../schema/rede.ts'
import { candidaturas, usuarios, vagas } from '../schema.ts'
import { inTransaction } from '../inTransaction.ts'

const ofDemonstracao = eq(usuarios.demonstracao, true)

/** @throws SettingsError if the board has accounts with the README's password */
export const refuseDemonstracao = async (db: Db): Promise<void> => {
  const total = await db.$count(usuarios, ofDemonstracao)
  if (total === 0) return
  throw new SettingsError(
    `PRODUCTION is set, and this board has ${total} demo accounts, whose password is public. Remove them: npm run seed -- --remove`,
  )
}

/**
 * Removes the demo accounts with all that is theirs: vagas and the candidaturas to them, candidaturas, messages in both
 * directions, portraits. What other people made stays.
 * @returns how many accounts there were
 */
export const removeDemonstracao = async (db: Db): Promise<number> => {
  return inTransaction(db, async transaction => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    const demos = transaction.select({ id: usuarios.id }).from(usuarios).where(ofDemonstracao)
    const vagasDeles = transaction.select({ id: vagas.id }).from(vagas).where(inArray(vagas.autorId, demos))
    await transaction.delete(candidaturas).where(inArray(candidaturas.vagaId, vagasDeles))
    await transaction.delete(vagas).where(inArray(vagas.autorId, demos))
    await transaction
      .delete(mensagens)
      .where(or(inArray(mensagens.remetenteId, demos), inArray(mensagens.destinatarioId, demos)))
    const removed = await transaction.delete(usuarios).where(ofDemonstracao).returning({ avatar: usuarios.avatar })
    await removeUnused(
      transaction,
      removed.flatMap(({ avatar }) => avatar ?? []),
    )
    return removed.length
  })
}
