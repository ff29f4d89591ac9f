import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { writeLinha } from '../auditoria/audited.ts'
import { endSessoes } from '../autenticacao/sessoes.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { usuarios } from '../db/schema.ts'
import { enqueueEmailDeFator } from '../notificacoes/emailsAEnviar.ts'
import { deleteFatores, findFatores, temFator } from '../segundoFator/fatores.repository.ts'

/**
 * Takes the second factor of an account away, for somebody who lost theirs with the recovery codes: it signs in with the
 * password alone, and is signed out everywhere. The owner gets a mail. Resolves a sentence for the operator. `email` in
 * lower case.
 * @throws Error for an address without an account
 */
export const resetSegundoFator = (db: Db, email: string): Promise<string> =>
  inTransaction(db, async transaction => {
    const [conta] = await transaction
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(and(eq(sql`lower(${usuarios.email})`, email), isNotNull(usuarios.emailVerificadoEm)))
      .for('no key update')
    if (!conta) throw new Error(`${email} has no verified account`)
    if (!temFator(await findFatores(transaction, conta.id))) return `${email} has no second factor: nothing has changed`
    await deleteFatores(transaction, conta.id)
    await endSessoes(transaction, conta.id)
    await enqueueEmailDeFator(transaction, email, { houve: 'redefinido', nome: null, restam: null })
    await writeLinha(transaction, null, { acao: 'redefiniu_segundo_fator', pessoaId: conta.id })
    return `${email} has no second factor now, and is signed out everywhere; a mail tells them`
  })
