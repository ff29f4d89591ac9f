import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { usuarios } from '../db/schema.ts'
import type { ModoDeAviso } from '../db/schema/avisos.ts'
import type { notificacoes } from '../db/schema/rede.ts'
import { toIntArray } from '../db/toIntArray.ts'
import type { Aviso, TipoDeAviso } from './avisos.ts'
import { enqueueAvisos, waysOf } from './avisosAEnviar.ts'
import type { Assunto } from './avisosAEnviar.ts'
import { enqueuePushes } from './pushesAEnviar.ts'

/**
 * A notificacao in the words of its reader. `acao.href` is a path of the web app that the reader's role may open. `vagaId`: the
 * vaga that it is about, with which it is deleted. `aviso`: the kind by which its reader chose to be told of it; without
 * one it is only on the board.
 */
export type Fato = Pick<typeof notificacoes.$inferSelect, 'tipo' | 'icone' | 'titulo' | 'descricao' | 'vagaId'> & {
  acao: { rotulo: string; href: string } | null
  aviso?: TipoDeAviso
  /** What its mail is about. Each message has a mail of its own, also if the notificacao is renewed. */
  assunto?: Assunto
  contada?: Contada
}

/** Makes one unread row of all facts of this kind for one vaga. `titulo`: what follows their number. */
type Contada = { item: number; titulo: string; descricao: string; rotulo: string }

/** Leads a manager of a vaga to one of its candidates. */
export const linkDoCandidato = (vagaId: number, candidaturaId: number): NonNullable<Fato['acao']> => ({
  rotulo: 'Ver candidato',
  href: `/professor/opportunities/${vagaId}/candidates/${candidaturaId}`,
})

/**
 * The people among `ids` with the way in which each is told of this kind. A person who chose 'nenhum' is not among them.
 */
const pessoasDe = (ids: SQL, aviso: Aviso | null): SQL => sql`
  select p.id, coalesce(e.modo, ${waysOf(aviso).padrao}) as modo, null::int as busca_id
  from (select distinct unnest(${ids}) as id) p
  left join preferencias_de_aviso e on e.usuario_id = p.id and e.tipo = ${aviso}::text
  where e.modo is distinct from 'nenhum'
`

/** Those who saved these searches, each with the way of the search. */
const pessoasDasBuscas = (ids: SQL): SQL => sql`
  select usuario_id as id, modo, id as busca_id from buscas_salvas where id = any(${ids}) and modo <> 'nenhum'
`

const renovar = sql`(usuario_id, tipo, titulo, coalesce(acao_href, '')) where renova and lida_em is null
  do update set descricao = excluded.descricao, criado_em = excluded.criado_em`

/** The row keeps the action of the first fact. */
const contar = ({ titulo, descricao, rotulo }: Contada): SQL => sql`(usuario_id, vaga_id, contada)
  where contada is not null and lida_em is null
  do update set itens = notificacoes.itens || excluded.itens, criado_em = excluded.criado_em, descricao = ${descricao},
    titulo = cardinality(notificacoes.itens) + 1 || ${` ${titulo}`}, acao_rotulo = ${rotulo}`

type Gravada = { id: number; usuarioId: number; nova: boolean; modo: ModoDeAviso }

/**
 * Notifies people, within the transaction of the change, and queues their mails and notices on devices. An unread notificacao with the same title
 * and action is not repeated: it gets the new description and moves to the top, and is mailed again at once if that differs. A
 * mail of it that is still queued is sent as its reader chose for the new kind, or not at all.
 * Resolves the people whose notificacao is new and who want to know at once.
 */
export const notify = async (db: Db, usuarioIds: readonly number[], fato: Fato): Promise<number[]> => {
  if (usuarioIds.length === 0) return []
  const { tipo, icone, titulo, descricao, vagaId, acao, contada, assunto, aviso = null } = fato
  const emModos = sql`${`{${waysOf(aviso).modos.join(',')}}`}::text[]`
  // Within the statement `notificacoes` still has the texts from before it.
  const diz = sql`(${assunto !== undefined}::boolean or not exists (
    select from notificacoes antes
    where antes.id = g.id and antes.titulo = g.titulo and antes.descricao = g.descricao
  ))`
  // Only an inserted row has no xmax.
  const { rows } = await db.execute<Gravada>(sql`
    with pessoas as (${pessoasDe(toIntArray(usuarioIds), aviso)}),
    gravadas as (
      insert into notificacoes
        (usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href, vaga_id, renova, contada, itens)
      select id, ${tipo}, ${icone}, ${titulo}, ${descricao}, ${acao?.rotulo ?? null}, ${acao?.href ?? null},
        ${vagaId}::int, ${!contada}::boolean, ${contada ? aviso : null}, ${contada ? toIntArray([contada.item]) : sql`null::int[]`}
      from pessoas order by id
      on conflict ${contada ? contar(contada) : renovar}
      returning id, usuario_id, titulo, descricao, xmax = 0 as nova
    ),
    esquecidas as (
      delete from avisos_a_enviar a using gravadas g join pessoas p on p.id = g.usuario_id
      where a.notificacao_id = g.id and a.mensagem_id is null and p.modo <> all(${emModos})
    ),
    enfileiradas as (${enqueueAvisos(
      sql`select g.id, g.usuario_id, p.modo, ${aviso}::text as tipo, p.busca_id from gravadas g join pessoas p on p.id = g.usuario_id
        where p.modo = any(${emModos}) and (p.modo = 'resumo' or ${diz})`,
      assunto,
    )}),
    mostradas as (${enqueuePushes(
      sql`select g.id, g.usuario_id, p.modo from gravadas g join pessoas p on p.id = g.usuario_id
        where ${diz}`,
      aviso,
    )})
    select g.id, g.usuario_id as "usuarioId", g.nova, p.modo from gravadas g join pessoas p on p.id = g.usuario_id
  `)
  await emitEvento(db, { tipo: 'notificacao', itens: rows.map(({ id, usuarioId }) => [usuarioId, id]) })
  return rows.filter(({ nova, modo }) => nova && modo === 'na_hora').map(({ usuarioId }) => usuarioId)
}

/**
 * Notifies each person in their own words, of one kind. Every notificacao is new, beside any unread one. `buscaId`: the saved
 * search that led to it, whose way counts instead of that of the kind; all have one, or none has.
 */
export const notifyEach = async (
  db: Db,
  fatos: ReadonlyArray<{ usuarioId: number; buscaId?: number; fato: Omit<Fato, 'aviso' | 'assunto' | 'contada'> }>,
  aviso: Aviso | null = null,
): Promise<void> => {
  if (fatos.length === 0) return
  const linhas = fatos.map(({ usuarioId, fato: { acao, vagaId, ...fato } }) => ({
    ...fato,
    usuario_id: usuarioId,
    vaga_id: vagaId,
    acao_rotulo: acao?.rotulo,
    acao_href: acao?.href,
  }))
  const buscas = fatos.flatMap(({ buscaId }) => buscaId ?? [])
  const pessoas =
    buscas.length > 0
      ? pessoasDasBuscas(toIntArray(buscas))
      : pessoasDe(toIntArray(fatos.map(({ usuarioId }) => usuarioId)), aviso)
  const { rows } = await db.execute<{ id: number; usuarioId: number }>(sql`
    with pessoas as (${pessoas}),
    gravadas as (
      insert into notificacoes (usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href, vaga_id)
      select usuario_id, tipo, icone, titulo, descricao, acao_rotulo, acao_href, vaga_id
      from jsonb_populate_recordset(null::notificacoes, ${JSON.stringify(linhas)}::jsonb)
      where usuario_id in (select id from pessoas)
      returning id, usuario_id
    ),
    enfileiradas as (${enqueueAvisos(
      sql`select g.id, g.usuario_id, p.modo, ${aviso}::text as tipo, p.busca_id from gravadas g join pessoas p on p.id = g.usuario_id
        where p.modo = any(${`{${waysOf(aviso).modos.join(',')}}`}::text[])`,
    )}),
    mostradas as (${enqueuePushes(
      sql`select g.id, g.usuario_id, p.modo from gravadas g join pessoas p on p.id = g.usuario_id`,
      buscas.length > 0 ? null : aviso,
    )})
    select id, usuario_id as "usuarioId" from gravadas
  `)
  await emitEvento(db, { tipo: 'notificacao', itens: rows.map(({ id, usuarioId }) => [usuarioId, id]) })
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
