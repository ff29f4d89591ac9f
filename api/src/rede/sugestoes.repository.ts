import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { hasBloqueio } from './bloqueios.repository.ts'
import { hasWords, toBusca } from './busca.ts'
import type { secoes } from './rede.schemas.ts'

type Secao = (typeof secoes)[number]

/** How many of each section are suggested; the search finds others. */
const mostOfSection = 100
/** Of the people of one interest, one course or one department, only the newest are considered: decision 0031. */
const mostOfReason = 200

export type Search = { usuarioId: number; busca: string; papeis: readonly string[]; skip: number; limit: number }

/** The newest people that match `where` for the viewer (`eu`), by index. */
const newest = (where: SQL, colega: SQL): SQL => sql`
  select u.id, ${colega} as colega from eu cross join lateral (
    select u.id, u.ehaluno from usuarios u where ${where} order by u.id desc limit ${mostOfReason}
  ) u
`

const proximos = sql`
  proximos as (
    ${newest(sql`u.curso = eu.curso and u.curso_para = 'todos'`, sql`u.ehaluno`)}
    union all ${newest(sql`u.departamento_id = eu.departamento_id`, sql`true`)}
    union all
    select u.id, false from eu join departamentos_cursos dc on dc.curso = eu.curso cross join lateral (
      select u.id from usuarios u where u.departamento_id = dc.departamento_id order by u.id desc limit ${mostOfReason}
    ) u
  )
`

/**
 * Either all interests in common of a person count or none, so that nobody seems to have fewer: `desde` is the first id
 * for which they count.
 */
const comuns = (usuarioId: number): SQL => sql`
  meus as materialized (select interesse_id from usuarios_interesses where usuario_id = ${usuarioId}),
  desde as materialized (
    select coalesce(max(corte.id), 0) as id from meus cross join lateral (
      select usuario_id as id from usuarios_interesses ui where ui.interesse_id = meus.interesse_id
      order by usuario_id desc offset ${mostOfReason} limit 1
    ) corte
  ),
  comuns as (
    select outro.id, count(*)::int as n
    from meus cross join lateral (
      select usuario_id as id from usuarios_interesses ui
      where ui.interesse_id = meus.interesse_id and usuario_id > (select id from desde) offset 0
    ) outro
    group by outro.id
  )
`

/** People with a reason, with their section and strength. Uses ids only, without reading the people. */
const razoes = (usuarioId: number): SQL => sql`
  eu as materialized (select id, curso, departamento_id from usuarios where id = ${usuarioId}),
  ${comuns(usuarioId)},
  lecionou as (
    select t.professor_id as id, count(distinct t.codigo_disciplina)::int as n
    from turmas_lecionadas t
    where t.codigo_disciplina in (select codigo_disciplina from historicos where usuario_id = ${usuarioId})
    group by t.professor_id
  ),
  ${proximos},
  somas as (
    select id, sum(comuns) as comuns, sum(lecionou) as lecionou, sum(pediu) as pediu, bool_or(colega) as colega
    from (
      select id, n as comuns, 0 as lecionou, 0 as pediu, null::boolean as colega from comuns
      union all select id, 0, n, 0, null from lecionou
      union all select usuario_id, 0, 0, 1, null from conexoes where outro_id = ${usuarioId}
      union all select id, 0, 0, 0, colega from proximos
    ) cada
    group by id
  ),
  razoes as materialized (
    select id,
      case
        when lecionou > 0 then 'professores'
        when pediu = 0 and (comuns >= 2 or (comuns = 1 and colega is not true)) then 'recomendacoes'
        else 'conhecer'
      end as secao,
      lecionou * 10 + comuns + pediu * 100 + case when colega then 2 when colega is null then 0 else 1 end as forca
    from somas
    where id <> ${usuarioId}
  )
`

/** Whether a person (as `u`) may be shown: a professor who is not confirmed is suggested to nobody, nor who was blocked, or blocks. */
const isWanted = ({ usuarioId, busca, papeis }: Search): SQL => {
  const papel = sql`case when u.ehaluno then 'estudante' else 'professor' end`
  const ofPapel = papeis.length > 0 ? sql`${papel} in ${[...papeis]}` : sql`true`
  const found = hasWords(busca)
    ? toBusca(busca)
    : sql`not exists (select from conexoes c where c.usuario_id = ${usuarioId} and c.outro_id = u.id)`
  return sql`u.email_verificado_em is not null and (u.ehaluno or u.professor_confirmado_em is not null)
    and ${ofPapel} and not ${hasBloqueio(sql`${usuarioId}::int`, sql`u.id`)} and ${found}`
}

/** With words, people who match without a reason come after all who have one. */
const semRazao = (search: Search): SQL =>
  hasWords(search.busca)
    ? sql`union all (
        select u.id, 'conhecer', 0 from usuarios u
        where ${isWanted(search)} and u.id <> ${search.usuarioId} 
          and (u.perfil_para <> 'todos' or u.id not in (select id from razoes))
        order by u.id limit ${mostOfSection}
      )`
    : sql``

/**
 * The people to suggest, by id and section: the strongest of each section in turns, so that every window has some of
 * each. Whose profile is not for everybody is not suggested, and has no reason, which would tell of their interests. With
 * words, everybody who matches, connected or not. People are read by strength until a section is full.
 * `offset 0` makes the planner keep the written order, one person at a time by index.
 */
export const findSugestoes = async (
  db: Db,
  search: Search,
): Promise<{ total: number; achadas: Array<{ id: number; secao: Secao }> }> => {
  const { rows } = await db.execute<{ total: number; achadas: Array<{ id: number; secao: Secao }> }>(sql`
    with ${razoes(search.usuarioId)},
    pessoas as (
      select forte.* from (values ('conhecer'), ('professores'), ('recomendacoes')) nome(secao) cross join lateral (
        select r.id, r.secao, r.forca
        from (select * from razoes where razoes.secao = nome.secao order by forca desc, id) r
        cross join lateral (select from usuarios u where u.id = r.id and u.perfil_para = 'todos' and ${isWanted(search)} offset 0) u
        order by r.forca desc, r.id limit ${mostOfSection}
      ) forte
      ${semRazao(search)}
    ),
    em_ordem as (
      select id, secao, row_number() over (partition by secao order by forca desc, id) as posicao from pessoas
    ),
    fortes as (select * from em_ordem where posicao <= ${mostOfSection})
    select (select count(*)::int from fortes) as total, coalesce((
      select json_agg(json_build_object('id', id, 'secao', secao) order by posicao, secao, id)
      from (select * from fortes order by posicao, secao, id limit ${search.limit} offset ${search.skip}) janela
    ), '[]') as achadas
  `)
  return rows[0] ?? { total: 0, achadas: [] }
}
