import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { papeisDaConta } from '../autenticacao/papeis.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { departamentos, usuarios } from '../db/schema.ts'
import { spendTokenDeEmail } from './tokensDeEmail.ts'

/**
 * The registration that a link of the mailbox makes an account: the newest of the address that this browser made
 * (`provaHash`), otherwise the one that the link was sent for. So the mailbox proves the owner, and the owner's browser
 * says which registration is theirs, whatever strangers registered and whose mail is opened.
 */
export const findCadastro = async (db: Db, doLink: number, provaHash: string | null) => {
  const provado = sql<boolean>`coalesce(${usuarios.provaHash} = ${provaHash}::text, false)`
  const [cadastro] = await db
    .select({
      id: usuarios.id,
      email: sql<string>`lower(${usuarios.email})`,
      usuario: usuarios.usuario,
      ehaluno: usuarios.ehaluno,
      curso: usuarios.curso,
      departamento: departamentos.name,
      provado,
    })
    .from(usuarios)
    .leftJoin(departamentos, eq(departamentos.id, usuarios.departamentoId))
    .where(
      and(
        eq(sql`lower(${usuarios.email})`, sql`(select lower(email) from usuarios where id = ${doLink})`),
        isNull(usuarios.emailVerificadoEm),
        or(eq(usuarios.id, doLink), provado),
      ),
    )
    .orderBy(desc(provado), desc(usuarios.id))
    .limit(1)
  return cadastro ?? null
}

type Verificacao = {
  tokenHash: string
  provaHash: string | null
  /** Domains that prove the role of a professor. */
  dominios: readonly string[]
}

/**
 * Uses a verification token up, makes the registration an account, and deletes the other registrations of the address
 * with their links. Null for an invalid token, and if another one was verified meanwhile. Anybody can register an
 * address, so the registration's password stays only for the browser that registered. Otherwise it is deleted, and the
 * reader of the mail chooses one (`semSenha`).
 */
export const verifyConta = async (transaction: Db, { tokenHash, provaHash, dominios }: Verificacao) => {
  const doLink = await spendTokenDeEmail(transaction, 'verificacao', tokenHash)
  const cadastro = doLink === null ? null : await findCadastro(transaction, doLink, provaHash)
  if (!cadastro) return null
  const outros = and(eq(sql`lower(${usuarios.email})`, cadastro.email), ne(usuarios.id, cadastro.id))
  if ((await transaction.$count(usuarios, and(outros, isNotNull(usuarios.emailVerificadoEm)))) > 0) return null
  await transaction.delete(usuarios).where(outros)
  const semSenha = !cadastro.provado
  const provaPapel = !cadastro.ehaluno && dominios.includes(cadastro.email.split('@').at(-1) ?? '')
  const [conta] = await transaction
    .update(usuarios)
    .set({
      emailVerificadoEm: sql`now()`,
      ...(provaPapel && { professorConfirmadoEm: sql`now()` }),
      ...(semSenha && { senhaHash: null }),
      interessesHash: null,
      provaHash: null,
    })
    .where(eq(usuarios.id, cadastro.id))
    .returning({
      usuarioId: usuarios.id,
      usuario: usuarios.usuario,
      email: usuarios.email,
      papeis: papeisDaConta,
      versao: usuarios.versaoDoToken,
    })
  return conta ? { ...conta, semSenha } : null
}

/**
 * Uses a reset token up, sets the password, ends every session and queues a mail to the owner; null for an invalid
 * token.
 */
export const resetSenha = async (
  transaction: Db,
  { tokenHash, senhaHash }: { tokenHash: string; senhaHash: string },
): Promise<{ usuarioId: number; email: string } | null> => {
  const usuarioId = await spendTokenDeEmail(transaction, 'redefinicao', tokenHash)
  if (usuarioId === null) return null
  const [conta] = await transaction
    .update(usuarios)
    .set({ senhaHash, versaoDoToken: sql`${usuarios.versaoDoToken} + 1` })
    .where(eq(usuarios.id, usuarioId))
    .returning({ email: usuarios.email })
  if (!conta) return null
  await emitEvento(transaction, { tipo: 'sessao', itens: [[usuarioId, 0]] })
  const email = conta.email.toLowerCase()
  await enqueueEmail(transaction, 'senha_alterada', email)
  return { usuarioId, email }
}

/** Uses the token of a sign-in link up and resolves its account; null for an invalid token. */
export const spendLinkDeEntrada = async (transaction: Db, tokenHash: string) => {
  const usuarioId = await spendTokenDeEmail(transaction, 'entrada', tokenHash)
  if (usuarioId === null) return null
  const [conta] = await transaction
    .select({
      usuarioId: usuarios.id,
      email: usuarios.email,
      papeis: papeisDaConta,
      versao: usuarios.versaoDoToken,
      suspensoAte: usuarios.suspensoAte,
      motivoDaSuspensao: usuarios.motivoDaSuspensao,
    })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  return conta ?? null
}

/** The person of the new password, which must not contain their name or address. */
export const findPessoa = async (db: Db, id: number): Promise<{ usuario: string; email: string } | null> => {
  const [pessoa] = await db
    .select({ usuario: usuarios.usuario, email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.id, id))
  return pessoa ?? null
}
