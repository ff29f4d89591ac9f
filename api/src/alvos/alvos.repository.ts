import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { conversas, notificacoes } from '../db/schema/rede.ts'
import { usuarios } from '../db/schema.ts'
import { findConversas } from '../mensagens/mensagem.ts'
import { toNotificacao } from '../notificacoes/notificacao.ts'
import type { NotificacaoAnswer } from '../notificacoes/notificacao.ts'

type Tipo = NonNullable<NotificacaoAnswer['alvo']>['tipo']

/** The ids of what the person's own notificacoes among `ids` lead to, once each. */
export const findAlvos = async (db: Db, usuarioId: number, ids: number[]): Promise<Record<Tipo, number[]>> => {
  const rows = await db
    .select()
    .from(notificacoes)
    .where(and(eq(notificacoes.usuarioId, usuarioId), inArray(notificacoes.id, ids)))
  const alvos = rows.flatMap(row => toNotificacao(row).alvo ?? [])
  const idsOf = (wanted: Tipo) => [...new Set(alvos.filter(({ tipo }) => tipo === wanted).map(({ id }) => id))]
  return { vaga: idsOf('vaga'), conversa: idsOf('conversa'), pessoa: idsOf('pessoa') }
}

/** The person's own conversations with these people. */
export const findConversasCom = async (db: Db, usuarioId: number, outros: number[]) => {
  if (outros.length === 0) return []
  const found = await findConversas(db, and(eq(conversas.usuarioId, usuarioId), inArray(conversas.outroId, outros)))
  return found.map(({ conversa }) => conversa)
}

/** Without accounts that are not verified: they have no profile. */
export const findPessoas = async (db: Db, ids: number[]) => {
  if (ids.length === 0) return []
  return db
    .select({ id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar })
    .from(usuarios)
    .where(and(inArray(usuarios.id, ids), isNotNull(usuarios.emailVerificadoEm)))
}
