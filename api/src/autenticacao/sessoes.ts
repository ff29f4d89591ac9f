import { and, desc, eq, gt, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { Settings } from '../config.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { aparelhos } from '../db/schema/aparelhos.ts'
import { tokensRevogados } from '../db/schema/apoio.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import type { Lugar } from './lugar.ts'
import { aConfirmar, papeisDaConta, recusaDeProfessor } from './papeis.ts'
import type { Papel } from './papeis.ts'
import { createClaims, issueToken } from './token.ts'

type Prazos = Settings['sessao']

/** Sessions are written at most so often: a request that uses one only reads. */
const usadaHaPouco = sql`now() - interval '5 minutes'`

const daysAgo = (days: number | Placeholder) => sql`now() - make_interval(days => ${days})`

/** Whether a token's `jti` was signed out: also by an older release, which knows no rows of sessions. */
const isRevogado = (db: Db, jti: Placeholder | typeof sessoes.id) =>
  db.select({ jti: tokensRevogados.jti }).from(tokensRevogados).where(eq(tokensRevogados.jti, jti))

const isEmUso = (ociosaDias: number | Placeholder) =>
  and(isNull(sessoes.encerradaEm), gt(sessoes.usadaEm, daysAgo(ociosaDias)))

/** To make the text of this statement takes as long as to run it, so each database keeps it. It is not prepared there. */
const prepareTitular = (db: Db) => {
  const [usuarioId, jti] = [sql.placeholder('usuarioId'), sql.placeholder('jti')]
  return db
    .select({
      usuarioId: usuarios.id,
      papeis: papeisDaConta,
      aConfirmar,
      recusado: sql<boolean>`${recusaDeProfessor} is not null`,
      fatorEm: sessoes.fatorEm,
      documentosAte: usuarios.documentosAte,
      semUso: sql<boolean>`coalesce(${sessoes.usadaEm} < ${usadaHaPouco}, false)`,
    })
    .from(usuarios)
    .leftJoin(sessoes, and(eq(sessoes.id, jti), eq(sessoes.usuarioId, usuarios.id)))
    .where(
      and(
        eq(usuarios.id, usuarioId),
        eq(usuarios.versaoDoToken, sql.placeholder('versao')),
        isNotNull(usuarios.emailVerificadoEm),
        or(isNull(usuarios.suspensoAte), lte(usuarios.suspensoAte, sql`now()`)),
        notExists(isRevogado(db, jti)),
        or(isNull(sessoes.id), isEmUso(sql.placeholder('ociosaDias'))),
      ),
    )
    .prepare('')
}

const preparados = new WeakMap<Db, ReturnType<typeof prepareTitular>>()

/**
 * The account of a token, in one statement; null if the account is deleted, unverified or suspended, if the token has an
 * older version (a new password signs every device out), if it was signed out, or if its session was not used for long.
 * `semUso`: its session is to be marked as used.
 */
export const findTitular = async (
  db: Db,
  titular: { usuarioId: number; versao: number; jti: string },
  { ociosaDias }: Prazos,
): Promise<{
  usuarioId: number
  papeis: Papel[]
  aConfirmar: boolean
  recusado: boolean
  fatorEm: Date | null
  documentosAte: number
  semUso: boolean
} | null> => {
  const preparado = preparados.get(db) ?? prepareTitular(db)
  preparados.set(db, preparado)
  const [found] = await preparado.execute({ ...titular, ociosaDias })
  return found ?? null
}

/** Marks a session as used. Of concurrent requests one writes. */
export const touchSessao = async (db: Db, id: string): Promise<void> => {
  await db
    .update(sessoes)
    .set({ usadaEm: sql`now()` })
    .where(and(eq(sessoes.id, id), lt(sessoes.usadaEm, usadaHaPouco)))
}

type Conta = { usuarioId: number; papeis: readonly Papel[]; versao: number }

/**
 * What a session began with: when a second factor was proved, and the sealed ID token of the university's provider, to sign
 * out there too. Null without.
 */
export type Inicio = Partial<Pick<typeof sessoes.$inferSelect, 'fatorEm' | 'idToken'>>

/** Begins a session, and resolves its token. */
export const openSessao = async (
  db: Db,
  settings: Settings,
  conta: Conta,
  lugar: Lugar,
  inicio: Inicio = {},
): Promise<string> => {
  const { jti, expiraEm } = createClaims(settings.sessao)
  const { usuarioId, versao } = conta
  await db.insert(sessoes).values({ id: jti, usuarioId, versao, expiraEm, ...inicio, ...lugar })
  return issueToken(settings, conta, { jti, expiraEm })
}

/** Signs one token out, ends its session, and deletes the expired ones from the list. */
export const revokeToken = async (
  db: Db,
  { usuarioId, jti, expiraEm }: { usuarioId: number; jti: string; expiraEm: Date },
): Promise<void> => {
  await inTransaction(db, async transaction => {
    await transaction.insert(tokensRevogados).values({ jti, expiraEm }).onConflictDoNothing()
    await transaction
      .update(sessoes)
      .set({ encerradaEm: sql`now()` })
      .where(and(eq(sessoes.id, jti), isNull(sessoes.encerradaEm)))
    await transaction.delete(aparelhos).where(eq(aparelhos.sessaoId, jti))
    await emitEvento(transaction, { tipo: 'sessao', itens: [[usuarioId, 0]] })
  })
  await db.delete(tokensRevogados).where(lt(tokensRevogados.expiraEm, new Date()))
}

/** Uses the id of a sealed token up; false if it was. */
export const spendJti = async (db: Db, jti: string, expiraEm: Date): Promise<boolean> => {
  const spent = await db.insert(tokensRevogados).values({ jti, expiraEm }).onConflictDoNothing().returning()
  return spent.length > 0
}

/** The sealed ID token of a session, which is not kept any more; null without one. */
export const takeIdToken = (db: Db, id: string): Promise<string | null> =>
  inTransaction(db, async transaction => {
    const own = eq(sessoes.id, id)
    const [sessao] = await transaction.select({ idToken: sessoes.idToken }).from(sessoes).where(own).for('update')
    if (sessao?.idToken) await transaction.update(sessoes).set({ idToken: null }).where(own)
    return sessao?.idToken ?? null
  })

/** More than anybody recognizes. */
const mostListed = 100

/** The sessions of a person that a token still opens, the last used first. */
export const findSessoes = (db: Db, usuarioId: number, prazos: Prazos) =>
  db
    .select({
      id: sessoes.id,
      dispositivo: sessoes.dispositivo,
      rede: sessoes.rede,
      criadaEm: sessoes.criadaEm,
      usadaEm: sessoes.usadaEm,
      expiraEm: sessoes.expiraEm,
    })
    .from(sessoes)
    .innerJoin(usuarios, and(eq(usuarios.id, sessoes.usuarioId), eq(usuarios.versaoDoToken, sessoes.versao)))
    .where(
      and(
        eq(sessoes.usuarioId, usuarioId),
        gt(sessoes.expiraEm, sql`now()`),
        isEmUso(prazos.ociosaDias),
        notExists(isRevogado(db, sessoes.id)),
      ),
    )
    .orderBy(desc(sessoes.usadaEm), desc(sessoes.criadaEm), sessoes.id)
    .limit(mostListed)

/** Ends every session of a person. Needs a transaction; resolves the account for a new one. */
export const endSessoes = async (transaction: Db, usuarioId: number): Promise<Conta & { email: string }> => {
  const [conta] = await transaction
    .update(usuarios)
    .set({ versaoDoToken: sql`${usuarios.versaoDoToken} + 1` })
    .where(eq(usuarios.id, usuarioId))
    .returning({
      usuarioId: usuarios.id,
      papeis: papeisDaConta,
      versao: usuarios.versaoDoToken,
      email: sql<string>`lower(${usuarios.email})`,
    })
  if (!conta) throw new Error(`the account ${usuarioId} of a session is gone`)
  await transaction.delete(aparelhos).where(eq(aparelhos.usuarioId, usuarioId))
  await emitEvento(transaction, { tipo: 'sessao', itens: [[usuarioId, 0]] })
  return conta
}

/** Whether the account has sessions, and none of them was of such a device in this network. */
export const isLugarNovo = async (db: Db, usuarioId: number, { dispositivo, rede }: Lugar): Promise<boolean> => {
  const isHere = and(eq(sessoes.dispositivo, dispositivo), eq(sessoes.rede, rede))
  const [known] = await db
    .select({ aqui: sql<boolean | null>`bool_or(${isHere})` })
    .from(sessoes)
    .where(eq(sessoes.usuarioId, usuarioId))
  return known?.aqui === false
}
