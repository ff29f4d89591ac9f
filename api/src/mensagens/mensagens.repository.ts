import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { emitEvento } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { toMensagem } from './mensagem.ts'
import type { MensagemAnswer } from './mensagem.ts'
import { conversas, mensagens, notificacoes } from '../db/schema/rede.ts'
import { candidaturas, usuarios } from '../db/schema.ts'
import { gerenciadas } from '../gestores/gestao.ts'

/** The newest messages between two people, before `antes` if given; oldest first. */
export const findMensagens = async (
  db: Db,
  [um, outro]: [number, number],
  { antes, limit }: { antes?: number | undefined; limit: number },
): Promise<MensagemAnswer[]> => {
  const rows = await db
    .select()
    .from(mensagens)
    .where(
      and(
        sql`least(${mensagens.remetenteId}, ${mensagens.destinatarioId}) = ${Math.min(um, outro)}`,
        sql`greatest(${mensagens.remetenteId}, ${mensagens.destinatarioId}) = ${Math.max(um, outro)}`,
        antes === undefined ? undefined : lt(mensagens.id, antes),
      ),
    )
    .orderBy(desc(mensagens.id))
    .limit(limit)
  return rows.map(toMensagem).toReversed()
}

/**
 * Marks as read everything that `com` wrote to `usuarioId` so far, and the notificacao about it. Updates the
 * conversation first, as the trigger for new messages does: otherwise the two could deadlock. Open pages get an evento,
 * because their count of unread notificacoes changes, and so do those of `com`, which show what was read.
 */
export const markRead = (db: Db, usuarioId: number, com: number): Promise<void> =>
  inTransaction(db, async transaction => {
    const conversa = and(eq(conversas.usuarioId, usuarioId), eq(conversas.outroId, com), gt(conversas.naoLidas, 0))
    const waiting = await transaction.update(conversas).set({ naoLidas: 0 }).where(conversa).returning()
    if (waiting.length === 0) return
    const lidaEm = sql`now()`
    const novas = await transaction
      .update(mensagens)
      .set({ lidaEm })
      .where(and(eq(mensagens.destinatarioId, usuarioId), eq(mensagens.remetenteId, com), isNull(mensagens.lidaEm)))
      .returning({ id: mensagens.id })
    const ultima = novas.reduce((latest, { id }) => Math.max(latest, id), 0)
    if (ultima > 0) await emitEvento(transaction, { tipo: 'leitura', itens: [[com, ultima]] })
    const lidas = await transaction
      .update(notificacoes)
      .set({ lidaEm })
      .where(
        and(
          eq(notificacoes.usuarioId, usuarioId),
          eq(notificacoes.tipo, 'mensagem'),
          isNull(notificacoes.lidaEm),
          sql`${notificacoes.acaoHref} like ${`%userId=${com}`}`,
        ),
      )
      .returning({ id: notificacoes.id })
    await emitEvento(transaction, { tipo: 'notificacao', itens: lidas.map(({ id }) => [usuarioId, id]) })
  })

/** What a search reads at most: it has no index. */
const searched = { conversas: 100, mensagens: 200 }

type Achada = typeof mensagens.$inferSelect & { usuario: string; avatar: string | null }

/** The messages to and from a person that have all words of `busca`, without case and accents; newest first. */
export const searchMensagens = async (
  db: Db,
  usuarioId: number,
  { busca, limit }: { busca: string; limit: number },
): Promise<Array<MensagemAnswer & { pessoa: { id: number; usuario: string; avatar: string | null } }>> => {
  if (busca.trim() === '') return []
  const { rows } = await db.execute<Achada>(sql`
    select m.id, m.conteudo, m.criado_em as "criadoEm", m.lida_em as "lidaEm", m.oculta_em as "ocultaEm", m.comunicado_de as "comunicadoDe", m.remetente_id as "remetenteId",
      m.destinatario_id as "destinatarioId", usuarios.usuario, usuarios.avatar
    from (
      select outro_id from conversas where usuario_id = ${usuarioId}
      order by ultima_atualizacao desc limit ${searched.conversas}
    ) c
    cross join lateral (
      select * from mensagens
      where least(remetente_id, destinatario_id) = least(${usuarioId}::int, c.outro_id)
        and greatest(remetente_id, destinatario_id) = greatest(${usuarioId}::int, c.outro_id)
      order by id desc limit ${searched.mensagens}
    ) m
    join usuarios on usuarios.id = c.outro_id
    cross join lateral (select chave_de_nome(m.conteudo) as texto offset 0) chave
    where m.oculta_em is null and (
      select bool_and(position(palavra in chave.texto) > 0)
      from unnest(string_to_array(chave_de_nome(${busca}), ' ')) palavra
    )
    order by m.id desc limit ${limit}
  `)
  return rows.map(({ usuario, avatar, ...row }) => ({
    ...toMensagem({ ...row, criadoEm: new Date(row.criadoEm) }),
    pessoa: { id: row.remetenteId === usuarioId ? row.destinatarioId : row.remetenteId, usuario, avatar },
  }))
}

/** Whether one person has ever written to another. */
export const hasEscrito = async (db: Db, { de, para }: { de: number; para: number }): Promise<boolean> => {
  const [found] = await db
    .select({ id: mensagens.id })
    .from(mensagens)
    .where(
      and(
        sql`least(${mensagens.remetenteId}, ${mensagens.destinatarioId}) = ${Math.min(de, para)}`,
        sql`greatest(${mensagens.remetenteId}, ${mensagens.destinatarioId}) = ${Math.max(de, para)}`,
        eq(mensagens.remetenteId, de),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Marks the candidatura of the recipient; false unless they applied to the vaga and the sender manages it. */
export const markComunicado = async (
  db: Db,
  { remetenteId, destinatarioId }: { remetenteId: number; destinatarioId: number },
  vagaId: number,
): Promise<boolean> => {
  const marked = await db
    .update(candidaturas)
    .set({ comunicadoEm: sql`now()` })
    .where(
      and(
        eq(candidaturas.vagaId, vagaId),
        eq(candidaturas.candidatoId, destinatarioId),
        sql`${candidaturas.vagaId} in ${gerenciadas(remetenteId)}`,
      ),
    )
    .returning({ id: candidaturas.id })
  return marked.length > 0
}

const remetentes = alias(usuarios, 'remetentes')

/** Whether a person blocked another. */
const bloqueou = (quem: number, outro: number) =>
  sql<boolean>`exists (select from bloqueios b where b.usuario_id = ${quem}::int and b.bloqueado_id = ${outro}::int)`

/** Whether a person applied to a vaga that another manages. */
const eCandidato = (quem: number, gestor: number) =>
  sql<boolean>`exists (select from candidaturas c where c.candidato_id = ${quem}::int and c.vaga_id in ${gerenciadas(gestor)})`

/**
 * The role of the recipient, the sender, and who blocked whom; null if the recipient's account does not exist or is not
 * verified. A candidate does not shut out who manages the vaga.
 */
export const findDestinatario = async (
  db: Db,
  { remetenteId, destinatarioId }: { remetenteId: number; destinatarioId: number },
) => {
  const [found] = await db
    .select({
      ehaluno: usuarios.ehaluno,
      remetente: { nome: remetentes.usuario, ehaluno: remetentes.ehaluno },
      bloqueado: bloqueou(remetenteId, destinatarioId),
      bloqueia: sql<boolean>`${bloqueou(destinatarioId, remetenteId)} and not ${eCandidato(destinatarioId, remetenteId)}`,
    })
    .from(usuarios)
    .innerJoin(remetentes, eq(remetentes.id, remetenteId))
    .where(and(eq(usuarios.id, destinatarioId), isNotNull(usuarios.emailVerificadoEm)))
  return found ?? null
}

export const insertMensagem = async (
  db: Db,
  given: { remetenteId: number; destinatarioId: number; conteudo: string; comunicadoDe?: number | null },
): Promise<MensagemAnswer> => {
  // Not now(), which is the start of the transaction, before it waited for another message of the conversation.
  const criadoEm = sql`statement_timestamp()`
  const [created] = await db
    .insert(mensagens)
    .values({ ...given, criadoEm })
    .returning()
  if (!created) throw new Error('no mensagem was created')
  return toMensagem(created)
}
