import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { toBusca } from './busca.ts'
import type { secoes } from './rede.schemas.ts'

type Secao = (typeof secoes)[number]

/** Of each section, the strongest: who wants others, searches. */
const mostOfSection = 100

export type Pedido = { usuarioId: number; busca: string; papeis: readonly string[]; skip: number; limit: number }

/** Each reason that connects somebody with the viewer, and how strong it is. */
const razoes = (usuarioId: number): SQL => sql`
  eu as (select id, curso, departamento_id from usuarios where id = ${usuarioId}),
  comuns as (
    select outro.usuario_id as id, count(*) as n
    from usuarios_interesses meu join usuarios_interesses outro using (interesse_id)
    where meu.usuario_id = ${usuarioId}
    group by outro.usuario_id
  ),
  lecionou as (
    select t.professor_id as id, count(distinct t.codigo_disciplina) as n
    from turmas_lecionadas t
    where t.codigo_disciplina in (select codigo_disciplina from historicos where usuario_id = ${usuarioId})
    group by t.professor_id
  ),
  pediram as (select usuario_id as id from conexoes where outro_id = ${usuarioId}),
  proximos as (
    select u.id, u.ehaluno as colega from usuarios u join eu on u.curso = eu.curso
    union all select u.id, true from usuarios u join eu on u.departamento_id = eu.departamento_id
    union all
    select u.id, false from usuarios u
    join departamentos_cursos dc on dc.departamento_id = u.departamento_id join eu on dc.curso = eu.curso
  )
`

/** Without words to search for, who has a reason and is not connected yet. A professor to be confirmed is nobody's suggestion. */
const isWanted = ({ usuarioId, busca, papeis }: Pedido): SQL => {
  const papel = sql`case when u.ehaluno then 'estudante' else 'professor' end`
  const found = busca.trim()
    ? toBusca(busca)
    : sql`u.id in (select id from comuns union select id from lecionou union select id from pediram union select id from proximos)
        and not exists (select from conexoes c where c.usuario_id = ${usuarioId} and c.outro_id = u.id)`
  const ofPapel = papeis.length > 0 ? sql`${papel} in ${[...papeis]}` : sql`true`
  const standing = sql`u.email_verificado_em is not null and (u.ehaluno or u.professor_confirmado_em is not null)`
  return sql`u.id <> ${usuarioId} and ${standing} and ${ofPapel} and ${found}`
}

/**
 * Whom to suggest, by id and section: the strongest of each section in turns, so that every window has some of each.
 * With words, everybody they say something of, connected or not.
 */
export const findSugestoes = async (
  db: Db,
  pedido: Pedido,
): Promise<{ total: number; achadas: Array<{ id: number; secao: Secao }> }> => {
  const { rows } = await db.execute<{ total: number; achadas: Array<{ id: number; secao: Secao }> }>(sql`
    with ${razoes(pedido.usuarioId)},
    pessoas as (
      select u.id,
        case
          when lecionou.id is not null then 'professores'
          when pediram.id is null and (comuns.n >= 2 or (comuns.n = 1 and proximos.colega is not true)) then 'recomendacoes'
          else 'conhecer'
        end as secao,
        coalesce(lecionou.n, 0) * 10 + coalesce(comuns.n, 0) + case when pediram.id is null then 0 else 100 end
          + case when proximos.colega then 2 when proximos.id is null then 0 else 1 end as forca
      from usuarios u
      left join comuns on comuns.id = u.id
      left join lecionou on lecionou.id = u.id
      left join pediram on pediram.id = u.id
      left join (select id, bool_or(colega) as colega from proximos group by id) proximos on proximos.id = u.id
      where ${isWanted(pedido)}
    ),
    em_ordem as (
      select id, secao, row_number() over (partition by secao order by forca desc, id) as posicao from pessoas
    ),
    fortes as (select * from em_ordem where posicao <= ${mostOfSection})
    select (select count(*)::int from fortes) as total, coalesce((
      select json_agg(json_build_object('id', id, 'secao', secao) order by posicao, secao, id)
      from (select * from fortes order by posicao, secao, id limit ${pedido.limit} offset ${pedido.skip}) janela
    ), '[]') as achadas
  `)
  return rows[0] ?? { total: 0, achadas: [] }
}
