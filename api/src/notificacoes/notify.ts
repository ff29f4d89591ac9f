import { eq, sql } from 'drizzle-orm'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import type { notificacoes } from '../db/schema.rede.ts'
import { toIntArray } from '../db/toIntArray.ts'

/** A notificacao in the words of its reader. `acao.href` is a path of the web app that the reader's role may open. */
export type Fato = Pick<typeof notificacoes.$inferInsert, 'tipo' | 'icone' | 'titulo' | 'descricao'> & {
  acao: { rotulo: string; href: string } | null
}

/**
 * Notifies people, within the transaction of the change. An unread notificacao with the same title and action is not
 * repeated: it gets the new description and moves to the top. Resolves the people whose notificacao is new.
 */
export const notify = async (db: Db, usuarioIds: readonly number[], fato: Fato): Promise<number[]> => {
  if (usuarioIds.length === 0) return []
  const { tipo, icone, titulo, descricao, acao } = fato
  const { rows } = await db.execute<{ id: number; usuarioId: number; nova: boolean }>(sql`
    with pessoas as (select distinct unnest(${toIntArray(usuarioIds)}) as id),
    repetidas as (
      select n.id from notificacoes n join pessoas on pessoas.id = n.usuario_id
      where n.lida_em is null and n.tipo = ${tipo} and n.titulo = ${titulo}
        and n.acao_href is not distinct from ${acao?.href ?? null}
      order by n.id
      for update of n
    ),
    renovadas as (
      update notificacoes n set descricao = ${descricao}, criado_em = now()
      from repetidas
      where n.id = repetidas.id
      returning n.id, n.usuario_id
    ),
    novas as (
      insert into notificacoes (usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href)
      select id, ${tipo}, ${icone}, ${titulo}, ${descricao}, ${acao?.rotulo ?? null}, ${acao?.href ?? null}
      from pessoas where id not in (select usuario_id from renovadas)
      returning id, usuario_id
    )
    select id, usuario_id as "usuarioId", false as nova from renovadas
    union all select id, usuario_id, true from novas
  `)
  await emitEvento(db, { tipo: 'notificacao', itens: rows.map(({ id, usuarioId }) => [usuarioId, id]) })
  return rows.filter(({ nova }) => nova).map(({ usuarioId }) => usuarioId)
}

/** Notifies each person in their own words. Every notificacao is new, beside any unread one. */
export const notifyEach = async (db: Db, avisos: ReadonlyArray<{ usuarioId: number; fato: Fato }>): Promise<void> => {
  if (avisos.length === 0) return
  const linhas = avisos.map(({ usuarioId, fato: { acao, ...fato } }) => ({
    ...fato,
    usuario_id: usuarioId,
    acao_rotulo: acao?.rotulo,
    acao_href: acao?.href,
  }))
  const { rows } = await db.execute<{ id: number; usuarioId: number }>(sql`
    insert into notificacoes (usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href)
    select usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href
    from jsonb_populate_recordset(null::notificacoes, ${JSON.stringify(linhas)}::jsonb)
    returning id, usuario_id as "usuarioId"
  `)
  await emitEvento(db, { tipo: 'notificacao', itens: rows.map(({ id, usuarioId }) => [usuarioId, id]) })
}

/** The name of an existing person. */
export const findNome = async (db: Db, usuarioId: number): Promise<string> => {
  const [found] = await db.select({ nome: usuarios.usuario }).from(usuarios).where(eq(usuarios.id, usuarioId))
  if (!found) throw new Error(`no usuario ${usuarioId}`)
  return found.nome
}
