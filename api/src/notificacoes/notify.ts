import { and, eq, isNull, sql } from 'drizzle-orm'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import { notificacoes } from '../db/schema.rede.ts'
import { toIntArray } from '../db/toIntArray.ts'

/**
 * A notificacao in the words of its reader. `acao.href` is a path of the web app that the reader's role may open. `vagaId`: the
 * vaga that it is about, with which it is deleted.
 */
export type Fato = Pick<typeof notificacoes.$inferSelect, 'tipo' | 'icone' | 'titulo' | 'descricao' | 'vagaId'> & {
  acao: { rotulo: string; href: string } | null
}

/** Leads a manager of a vaga to one of its candidates. */
export const linkDoCandidato = (vagaId: number, candidaturaId: number): NonNullable<Fato['acao']> => ({
  rotulo: 'Ver candidato',
  href: `/professor/opportunities/${vagaId}/candidates/${candidaturaId}`,
})

/**
 * Notifies people, within the transaction of the change. An unread notificacao with the same title and action is not
 * repeated: it gets the new description and moves to the top. Resolves the people whose notificacao is new.
 */
export const notify = async (db: Db, usuarioIds: readonly number[], fato: Fato): Promise<number[]> => {
  if (usuarioIds.length === 0) return []
  const { tipo, icone, titulo, descricao, vagaId, acao } = fato
  // Only an inserted row has no xmax.
  const { rows } = await db.execute<{ id: number; usuarioId: number; nova: boolean }>(sql`
    insert into notificacoes (usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href, vaga_id, renova)
    select id, ${tipo}, ${icone}, ${titulo}, ${descricao}, ${acao?.rotulo ?? null}, ${acao?.href ?? null}, ${vagaId}::int, true
    from (select distinct unnest(${toIntArray(usuarioIds)}) as id order by id) pessoas
    on conflict (usuario_id, tipo, titulo, coalesce(acao_href, '')) where renova and lida_em is null
    do update set descricao = excluded.descricao, criado_em = excluded.criado_em
    returning id, usuario_id as "usuarioId", xmax = 0 as nova
  `)
  await emitEvento(db, { tipo: 'notificacao', itens: rows.map(({ id, usuarioId }) => [usuarioId, id]) })
  return rows.filter(({ nova }) => nova).map(({ usuarioId }) => usuarioId)
}

/** Notifies each person in their own words. Every notificacao is new, beside any unread one. */
export const notifyEach = async (db: Db, avisos: ReadonlyArray<{ usuarioId: number; fato: Fato }>): Promise<void> => {
  if (avisos.length === 0) return
  const linhas = avisos.map(({ usuarioId, fato: { acao, vagaId, ...fato } }) => ({
    ...fato,
    usuario_id: usuarioId,
    vaga_id: vagaId,
    acao_rotulo: acao?.rotulo,
    acao_href: acao?.href,
  }))
  const { rows } = await db.execute<{ id: number; usuarioId: number }>(sql`
    insert into notificacoes (usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href, vaga_id)
    select usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href, vaga_id
    from jsonb_populate_recordset(null::notificacoes, ${JSON.stringify(linhas)}::jsonb)
    returning id, usuario_id as "usuarioId"
  `)
  await emitEvento(db, { tipo: 'notificacao', itens: rows.map(({ id, usuarioId }) => [usuarioId, id]) })
}

/**
 * Deletes the unread notificacoes about a candidatura that is deleted: otherwise a student who applies and cancels many
 * times would leave one for each time.
 */
export const deleteNaoLidas = async (db: Db, vagaId: number, candidaturaId: number): Promise<void> => {
  const { href } = linkDoCandidato(vagaId, candidaturaId)
  await db
    .delete(notificacoes)
    .where(and(eq(notificacoes.vagaId, vagaId), eq(notificacoes.acaoHref, href), isNull(notificacoes.lidaEm)))
}

type Quem = { nome: string; ehaluno: boolean }

/** The name with the role, for somebody who may not know the person: a name can imitate another one, a role cannot. */
export const toQuem = ({ nome, ehaluno }: Quem): string => `${nome} (${ehaluno ? 'Estudante' : 'Professor'})`

const find = async (db: Db, usuarioId: number): Promise<Quem> => {
  const [found] = await db
    .select({ nome: usuarios.usuario, ehaluno: usuarios.ehaluno })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  if (!found) throw new Error(`no usuario ${usuarioId}`)
  return found
}

/** The name of an existing person. */
export const findNome = async (db: Db, usuarioId: number): Promise<string> => (await find(db, usuarioId)).nome

/** The name of an existing person, with the role. */
export const findQuem = async (db: Db, usuarioId: number): Promise<string> => toQuem(await find(db, usuarioId))
