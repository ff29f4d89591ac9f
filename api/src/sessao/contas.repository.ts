import { eq, sql } from 'drizzle-orm'
import { avisar } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { usuarios } from '../db/schema.ts'
import { spendTokenDeEmail } from '../db/tokensDeEmail.ts'

const verified = { emailVerificadoEm: sql`coalesce(${usuarios.emailVerificadoEm}, now())`, origemHash: null }

/** Spends a verification token; the account it has verified, or null for a token that does not count. */
export const verifyConta = async (transaction: Db, tokenHash: string) => {
  const usuarioId = await spendTokenDeEmail(transaction, 'verificacao', tokenHash)
  if (usuarioId === null) return null
  const [conta] = await transaction.update(usuarios).set(verified).where(eq(usuarios.id, usuarioId)).returning({
    usuarioId: usuarios.id,
    usuario: usuarios.usuario,
    ehaluno: usuarios.ehaluno,
    versao: usuarios.versaoDoToken,
  })
  return conta ?? null
}

/**
 * Spends a reset token, sets the password, ends every session and tells the owner by mail; the account, or null for a
 * token that does not count. Who got the mail has shown that the address is theirs, so the account is verified as well.
 */
export const resetSenha = async (transaction: Db, tokenHash: string, senhaHash: string) => {
  const usuarioId = await spendTokenDeEmail(transaction, 'redefinicao', tokenHash)
  if (usuarioId === null) return null
  const [conta] = await transaction
    .update(usuarios)
    .set({ ...verified, senhaHash, versaoDoToken: sql`${usuarios.versaoDoToken} + 1` })
    .where(eq(usuarios.id, usuarioId))
    .returning({ email: sql<string>`lower(${usuarios.email})` })
  if (!conta) return null
  await avisar(transaction, { tipo: 'sessao', itens: [[usuarioId, 0]] })
  await pedirEmail(transaction, 'senha_alterada', conta.email)
  return { usuarioId, email: conta.email }
}
