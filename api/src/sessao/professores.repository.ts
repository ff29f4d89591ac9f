import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { writeLinha } from '../auditoria/audited.ts'
import { endAcessos } from '../autenticacao/endAcessos.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { usuarios } from '../db/schema.ts'

type Outcome = 'confirmado' | 'revogado' | 'como estava' | 'estudante' | 'ausente'

/** Confirms a professor's role and queues a mail about it, or revokes the role. `email` in lower case. */
export const confirmProfessor = (db: Db, email: string, confirmar: boolean): Promise<Outcome> =>
  inTransaction(db, async transaction => {
    const [conta] = await transaction
      .select({ id: usuarios.id, ehaluno: usuarios.ehaluno, confirmadoEm: usuarios.professorConfirmadoEm })
      .from(usuarios)
      .where(and(eq(sql`lower(${usuarios.email})`, email), isNotNull(usuarios.emailVerificadoEm)))
      .for('update')
    if (!conta) return 'ausente'
    if (conta.ehaluno) return 'estudante'
    if ((conta.confirmadoEm !== null) === confirmar) return 'como estava'
    const papel = { professorConfirmadoEm: confirmar ? sql`now()` : null, recusaDeProfessor: null }
    await transaction.update(usuarios).set(papel).where(eq(usuarios.id, conta.id))
    if (!confirmar) await endAcessos(transaction, [conta.id])
    const acao = confirmar ? 'confirmou_professor' : 'revogou_professor'
    await writeLinha(transaction, null, { acao, pessoaId: conta.id })
    if (confirmar) await enqueueEmail(transaction, 'confirmacao', email)
    return confirmar ? 'confirmado' : 'revogado'
  })
