import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { usuarios } from '../db/schema.ts'
import { spendTokenDeEmail } from './tokensDeEmail.ts'
import type { TipoDeTokenDeEmail } from './tokensDeEmail.ts'

/** Domains that prove the role of a professor. */
type Dominios = readonly string[]

/**
 * Marks the account as verified, and a professor's role as confirmed if the domain proves it. Only the first time: a
 * password reset must not restore a revoked role.
 */
const verified = (dominios: Dominios) => ({
  emailVerificadoEm: sql`coalesce(${usuarios.emailVerificadoEm}, now())`,
  professorConfirmadoEm: sql`case
    when ${usuarios.ehaluno} or ${usuarios.emailVerificadoEm} is not null then ${usuarios.professorConfirmadoEm}
    when split_part(lower(${usuarios.email}), '@', 2) = any(${`{${dominios.join(',')}}`}::text[]) then now()
  end`,
  origemHash: null,
  provaHash: null,
})

/**
 * Verifies the account or registration of this token, uses the token up, and deletes the other registrations of the
 * address with their links. Null for an invalid token, and for a registration that was created while another one was
 * verified.
 */
const spend = async (transaction: Db, tipo: TipoDeTokenDeEmail, tokenHash: string) => {
  const id = await spendTokenDeEmail(transaction, tipo, tokenHash)
  if (id === null) return null
  const [conta] = await transaction
    .select({ id: usuarios.id, email: usuarios.email, provaHash: usuarios.provaHash })
    .from(usuarios)
    .where(eq(usuarios.id, id))
  if (!conta) return null
  const outros = and(eq(sql`lower(${usuarios.email})`, conta.email.toLowerCase()), ne(usuarios.id, id))
  if ((await transaction.$count(usuarios, and(outros, isNotNull(usuarios.emailVerificadoEm)))) > 0) return null
  await transaction.delete(usuarios).where(outros)
  return conta
}

/**
 * Uses a verification token up and resolves its account; null for an invalid token. Anybody can register an address, so
 * the registration's password stays only for the browser that registered (`provaHash`). Otherwise it is deleted, and
 * the reader of the mail chooses one (`semSenha`).
 */
export const verifyConta = async (
  transaction: Db,
  { tokenHash, provaHash, dominios }: { tokenHash: string; provaHash: string | null; dominios: Dominios },
) => {
  const cadastro = await spend(transaction, 'verificacao', tokenHash)
  if (!cadastro) return null
  const semSenha = cadastro.provaHash === null || cadastro.provaHash !== provaHash
  const [conta] = await transaction
    .update(usuarios)
    .set({ ...verified(dominios), ...(semSenha && { senhaHash: null }) })
    .where(eq(usuarios.id, cadastro.id))
    .returning({
      usuarioId: usuarios.id,
      usuario: usuarios.usuario,
      ehaluno: usuarios.ehaluno,
      versao: usuarios.versaoDoToken,
    })
  return conta ? { ...conta, semSenha } : null
}

/**
 * Uses a reset token up, sets the password, ends every session and queues a mail to the owner; null for an invalid
 * token. The mail proves that the address is theirs, so it verifies the account too.
 */
export const resetSenha = async (
  transaction: Db,
  { tokenHash, senhaHash, dominios }: { tokenHash: string; senhaHash: string; dominios: Dominios },
): Promise<{ usuarioId: number; email: string } | null> => {
  const conta = await spend(transaction, 'redefinicao', tokenHash)
  if (!conta) return null
  await transaction
    .update(usuarios)
    .set({ ...verified(dominios), senhaHash, versaoDoToken: sql`${usuarios.versaoDoToken} + 1` })
    .where(eq(usuarios.id, conta.id))
  await emitEvento(transaction, { tipo: 'sessao', itens: [[conta.id, 0]] })
  const email = conta.email.toLowerCase()
  await enqueueEmail(transaction, 'senha_alterada', email)
  return { usuarioId: conta.id, email }
}

/** The person of the new password, which must not contain their name or address. */
export const findPessoa = async (db: Db, id: number): Promise<{ usuario: string; email: string } | null> => {
  const [pessoa] = await db
    .select({ usuario: usuarios.usuario, email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.id, id))
  return pessoa ?? null
}
