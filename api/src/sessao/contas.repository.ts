import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { avisar } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { usuarios } from '../db/schema.ts'
import { spendTokenDeEmail } from '../db/tokensDeEmail.ts'
import type { TipoDeTokenDeEmail } from '../db/tokensDeEmail.ts'

/** Domains that prove the role of a professor by themselves. */
type Dominios = readonly string[]

/**
 * The mailbox is proved: the account stands, and a professor's role with it where the domain says so. Not a second
 * time: a reset of the password must not give back a role that was revoked.
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
 * The registration or account whose token this is, now spent; the other registrations of its mailbox end, with their
 * links. Null for a token that does not count, and for a registration that came in while another one was verified.
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
 * Spends a verification token; the account it has verified, or null for a token that does not count. Anybody can
 * register an address: the registration's password counts only for the browser that registered (`provaHash`). Else it
 * is gone, and whoever reads the mail chooses one (`semSenha`).
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
 * Spends a reset token, sets the password, ends every session and tells the owner by mail; the account, or null for a
 * token that does not count. Who got the mail has shown that the address is theirs, so the account is verified as well.
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
  await avisar(transaction, { tipo: 'sessao', itens: [[conta.id, 0]] })
  const email = conta.email.toLowerCase()
  await pedirEmail(transaction, 'senha_alterada', email)
  return { usuarioId: conta.id, email }
}

/** Whose password it will be, for the rule that it is not their name or address. */
export const findPessoa = async (db: Db, id: number): Promise<{ usuario: string; email: string } | null> => {
  const [pessoa] = await db
    .select({ usuario: usuarios.usuario, email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.id, id))
  return pessoa ?? null
}
