import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { findConversas, toMensagem } from '../mensagens/mensagem.ts'
import { responsaveis } from '../gestores/gestao.ts'
import { toNotificacao } from '../notificacoes/notificacao.ts'
import { conversas, mensagens, notificacoes } from '../db/schema/rede.ts'
import { candidaturas, vagas } from '../db/schema.ts'

/** What one person receives. `para` comes from the row itself, not from the evento. */
export type Delivery = { para: number; data: object }

/** Each message for both people, with the conversation as each sees it, and their unread count. */
const findMensagens = async (db: Db, ids: number[]): Promise<Delivery[]> => {
  const rows = await db.select().from(mensagens).where(inArray(mensagens.id, ids))
  const lados = rows.flatMap(row => [
    { row, para: row.remetenteId, outro: row.destinatarioId },
    { row, para: row.destinatarioId, outro: row.remetenteId },
  ])
  const pares = lados.map(({ para, outro }) => sql`(${para}::int, ${outro}::int)`)
  if (pares.length === 0) return []
  const views = await findConversas(
    db,
    sql`(${conversas.usuarioId}, ${conversas.outroId}) in (${sql.join(pares, sql`, `)})`,
  )
  const counts = await db
    .select({ para: conversas.usuarioId, naoLidas: sql<number>`sum(${conversas.naoLidas})::int` })
    .from(conversas)
    .where(
      inArray(
        conversas.usuarioId,
        lados.map(({ para }) => para),
      ),
    )
    .groupBy(conversas.usuarioId)
  return lados.map(({ row, para, outro }) => ({
    para,
    data: {
      ...toMensagem(row),
      conversa: views.find(({ de, conversa }) => de === para && conversa.usuario_id === outro)?.conversa,
      nao_lidas: counts.find(count => count.para === para)?.naoLidas,
    },
  }))
}

/** Also a notificacao that was read along with its message, so that open pages update it and their count. */
const findNotificacoes = async (db: Db, ids: number[]): Promise<Delivery[]> => {
  const naoLidas = db.$count(
    sql`${notificacoes} as outras`,
    sql`outras.usuario_id = ${notificacoes.usuarioId} and outras.lida_em is null`,
  )
  const rows = await db
    .select({ notificacao: notificacoes, naoLidas })
    .from(notificacoes)
    .where(inArray(notificacoes.id, ids))
  return rows.map(({ notificacao, naoLidas: nao_lidas }) => ({
    para: notificacao.usuarioId,
    data: { ...toNotificacao(notificacao), nao_lidas },
  }))
}

/** For the managers of the vaga. */
const findCandidaturas = async (db: Db, ids: number[]): Promise<Delivery[]> => {
  const rows = await db
    .select({ candidatura: candidaturas, responsaveis })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(inArray(candidaturas.id, ids))
  return rows.flatMap(({ responsaveis: todos, candidatura: { id, vagaId, candidatoId, criadoEm } }) =>
    todos.map(para => ({
      para,
      data: { id, vaga_id: vagaId, candidato_id: candidatoId, criado_em: criadoEm.toISOString() },
    })),
  )
}

/** For the sender: the recipient has read this message and those before it. */
const findLeituras = async (db: Db, ids: number[]): Promise<Delivery[]> => {
  const rows = await db
    .select({ para: mensagens.remetenteId, com: mensagens.destinatarioId, ate: mensagens.id })
    .from(mensagens)
    .where(inArray(mensagens.id, ids))
  return rows.map(({ para, ...data }) => ({ para, data }))
}

/** Reads the rows of each kind of evento, oldest first; deleted rows are left out. */
export const finders = {
  mensagem: findMensagens,
  notificacao: findNotificacoes,
  candidatura: findCandidaturas,
  leitura: findLeituras,
}
