import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { aparelhos } from '../db/schema/aparelhos.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import type { TipoDeAviso } from '../notificacoes/avisos.ts'
import type { PushAEnviar } from '../notificacoes/pushesAEnviar.ts'
import type { ChavesDoAparelho } from './cifra.ts'

/** As many devices as a person has: the oldest give way. */
const most = 10

export type Aparelho = typeof aparelhos.$inferSelect

/** The device of a session; null without one. */
export const findAparelho = async (db: Db, sessaoId: string): Promise<Aparelho | null> => {
  const [found] = await db.select().from(aparelhos).where(eq(aparelhos.sessaoId, sessaoId))
  return found ?? null
}

type Novo = ChavesDoAparelho & { usuarioId: number; sessaoId: string; endereco: string; tipos: TipoDeAviso[] }

/**
 * Stores the device of a session, in place of the one before. A subscription belongs to who is signed in there: that of
 * another session ends. False if the session has no row, as those of an earlier release.
 */
export const saveAparelho = (db: Db, { usuarioId, sessaoId, ...assinatura }: Novo): Promise<boolean> =>
  inTransaction(db, async transaction => {
    await lockUsuario(transaction, usuarioId)
    const own = and(eq(sessoes.id, sessaoId), eq(sessoes.usuarioId, usuarioId))
    const [sessao] = await transaction.select({ id: sessoes.id }).from(sessoes).where(own)
    if (!sessao) return false
    const deOutra = and(eq(aparelhos.endereco, assinatura.endereco), ne(aparelhos.sessaoId, sessaoId))
    await transaction.delete(aparelhos).where(deOutra)
    await transaction
      .insert(aparelhos)
      .values({ usuarioId, sessaoId, ...assinatura })
      .onConflictDoUpdate({ target: aparelhos.sessaoId, set: assinatura })
    await transaction.execute(sql`
      delete from aparelhos where id in (
        select id from aparelhos where usuario_id = ${usuarioId} order by id desc offset ${most}
      )
    `)
    return true
  })

export const deleteAparelho = async (db: Db, sessaoId: string): Promise<void> =>
  void (await db.delete(aparelhos).where(eq(aparelhos.sessaoId, sessaoId)))

/** Whether a person has a device. */
export const hasAparelho = async (db: Db, usuarioId: number): Promise<boolean> => {
  const [found] = await db
    .select({ id: aparelhos.id })
    .from(aparelhos)
    .where(eq(aparelhos.usuarioId, usuarioId))
    .limit(1)
  return found !== undefined
}

/** Deletes one whose subscription is over, unless it was subscribed anew. */
export const forgetAparelho = async (db: Db, { id, endereco }: Aparelho): Promise<void> =>
  void (await db.delete(aparelhos).where(and(eq(aparelhos.id, id), eq(aparelhos.endereco, endereco))))

export const noteEntrega = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(aparelhos)
    .set({ ultimaEntrega: sql`now()` })
    .where(inArray(aparelhos.id, [...ids]))
}

/** The devices for a notification, of sessions that a token still opens, of an account that is not suspended. */
export const findDestinos = async (
  db: Db,
  { usuarioId, tipo, todos, aparelhos: restantes }: PushAEnviar,
  { ociosaDias }: Settings['sessao'],
): Promise<Aparelho[]> => {
  const rows = await db
    .select({ aparelho: aparelhos })
    .from(aparelhos)
    .innerJoin(sessoes, eq(sessoes.id, aparelhos.sessaoId))
    .innerJoin(usuarios, and(eq(usuarios.id, aparelhos.usuarioId), eq(usuarios.versaoDoToken, sessoes.versao)))
    .where(
      and(
        eq(aparelhos.usuarioId, usuarioId),
        todos ? undefined : sql`${tipo} = any(${aparelhos.tipos})`,
        restantes === null ? undefined : inArray(aparelhos.id, restantes),
        isNull(sessoes.encerradaEm),
        gt(sessoes.expiraEm, sql`now()`),
        gt(sessoes.usadaEm, sql`now() - make_interval(days => ${ociosaDias})`),
        isNotNull(usuarios.emailVerificadoEm),
        or(isNull(usuarios.suspensoAte), lte(usuarios.suspensoAte, sql`now()`)),
      ),
    )
    .orderBy(aparelhos.id)
  return rows.map(({ aparelho }) => aparelho)
}

/** The text of a notification, and the page that it leads to; null if it was read meanwhile. */
export const findNovidade = async (db: Db, notificacaoId: number) => {
  const [found] = await db
    .select({
      titulo: notificacoes.titulo,
      texto: notificacoes.descricao,
      href: notificacoes.acaoHref,
      ehAluno: usuarios.ehaluno,
    })
    .from(notificacoes)
    .innerJoin(usuarios, eq(usuarios.id, notificacoes.usuarioId))
    .where(and(eq(notificacoes.id, notificacaoId), isNull(notificacoes.lidaEm)))
  return found ?? null
}
