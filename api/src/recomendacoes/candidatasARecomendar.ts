import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pontos } from './pontuacao.ts'
import type { Razoes } from './pontuacao.ts'
import { historicos } from '../db/schema/historicos.ts'
import { vagas } from '../db/schema.ts'
import { classificar } from '../situacoes/situacao.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'

type Aluno = { usuarioId: number; curso: string | null }

/**
 * Of the vagas of one interest, and of the open ones of a department, only the newest are considered: decision 0031.
 */
const newest = 250

/** How many of the strongest vagas by interests and course are scored for the weaker reasons. */
const examined = 200

/** How many candidates of a vaga are considered. */
const candidatosDeCada = 30

/** With fewer people, the sentence would reveal a person who can be guessed. */
const aFew = 2

const [, one, two, more] = pontos.interesses
const pontosDe = (total: SQL): SQL => sql`case ${total}
  when 0 then 0 when 1 then ${one}::int when 2 then ${two}::int else ${more}::int end`

/** The interests and the departments that vagas are compared with: one column each. */
type Perfil = { interesses: SQL; departamentos: SQL }

/** For each vaga that is considered, all interests in common count: `desde` is the first id for which they do. */
const emComum = (interesses: SQL): SQL => sql`
  meus as materialized (${interesses}),
  desde as materialized (
    select coalesce(max(corte.id), 0) as id from meus cross join lateral (
      select vaga_id as id from vagas_interesses vi where vi.interesse_id = meus.interesse_id
      order by vaga_id desc offset ${newest} limit 1
    ) corte
  ),
  em_comum as (
    select nova.id, ${pontosDe(sql`count(*)`)} as pontos
    from meus cross join lateral (
      select vaga_id as id from vagas_interesses vi
      where vi.interesse_id = meus.interesse_id and vaga_id > (select id from desde) offset 0
    ) nova
    group by nova.id
  )
`

const dosDepartamentos = (departamentos: SQL, hoje: string): SQL => sql`
  dos_departamentos as (
    select nova.id, ${pontos.curso}::int + ${pontosDe(sql`(
      select count(*) from vagas_interesses vi join meus using (interesse_id) where vi.vaga_id = nova.id
    )`)} as pontos
    from (${departamentos}) deles cross join lateral (
      select ${vagas.id} as id from ${vagas}
      where ${vagas.departamentoId} = deles.departamento_id and ${abertaEm(hoje)}
      order by ${vagas.criadoEm} desc, ${vagas.id} desc limit ${newest}
    ) nova
  )
`

/**
 * The ids of the open vagas that share an interest or a department with `perfil`: the strongest by these two reasons,
 * newest first among equals. `onde` is a condition on `somas` (`id`, `pontos`). `offset 0` makes the planner keep the
 * written order, one vaga at a time by index.
 */
export const findFortes = async (
  db: Db,
  { interesses, departamentos }: Perfil,
  { hoje, onde = sql`true`, quantas }: { hoje: string; onde?: SQL; quantas: number },
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    with ${emComum(interesses)}, ${dosDepartamentos(departamentos, hoje)},
    somas as (
      select id, max(pontos) as pontos
      from (select * from em_comum union all select * from dos_departamentos) cada
      group by id
    )
    select somas.id
    from somas cross join lateral (
      select ${vagas.criadoEm} as criado_em from ${vagas} where ${vagas.id} = somas.id and ${abertaEm(hoje)} offset 0
    ) aberta
    where ${onde}
    order by somas.pontos desc, aberta.criado_em desc, somas.id desc
    limit ${quantas}
  `)
  return rows.map(({ id }) => id)
}

/** The open vagas to examine for a student: the weaker reasons alone never recommend. */
export const findCandidatas = (db: Db, { usuarioId, curso, hoje }: Aluno & { hoje: string }): Promise<number[]> =>
  findFortes(
    db,
    {
      interesses: sql`select interesse_id from usuarios_interesses where usuario_id = ${usuarioId}`,
      departamentos: sql`select departamento_id from departamentos_cursos where curso = ${curso}`,
    },
    { hoje, quantas: examined },
  )

/** The names of the courses that the student completed. */
const findConcluidas = async (db: Db, usuarioId: number, situacoes: Situacoes): Promise<string[]> => {
  const linhas = await db
    .selectDistinct({ nome: historicos.nomeDisciplina, situacao: historicos.situacao })
    .from(historicos)
    .where(eq(historicos.usuarioId, usuarioId))
  return linhas
    .filter(({ situacao }) => classificar(situacao, situacoes).classificacao === 'concluida')
    .map(({ nome }) => nome)
}

/** Completed courses, once each, as patterns for a text. */
const toFrases = (nomes: string[]) => sql`
  select min(nome) as nome, phraseto_tsquery('portuguese', texto_de_busca(min(nome))) as frase
  from unnest(${sql.param(nomes)}::text[]) as concluidas (nome)
  group by chave_de_nome(nome)
`

/** Whether a few other people that match `where` (as `c` and `u`) applied to the query's vaga. */
const outrosCandidatos = (usuarioId: number, where: SQL) => sql`${aFew} = (
  select count(*) from (
    select from (
      select candidato_id as id from candidaturas where vaga_id = ${vagas.id} and candidato_id <> ${usuarioId}
      order by candidato_id desc limit ${candidatosDeCada}
    ) c
    where ${where} limit ${aFew}
  ) alguns
)`

const doMesmoCurso = (curso: string | null) =>
  sql`exists (select from usuarios u where u.id = c.id and u.curso = ${curso} offset 0)`

const comDoisInteresses = sql`2 <= (
  select count(*) from usuarios_interesses ui join meus using (interesse_id) where ui.usuario_id = c.id
)`

/** Every reason for each of these vagas; unknown ids are left out. */
export const pontuarVagas = async (
  db: Db,
  { situacoes, ...aluno }: Aluno & { situacoes: Situacoes },
  ids: readonly number[],
): Promise<Array<Razoes & { vagaId: number }>> => {
  if (ids.length === 0) return []
  const concluidas = await findConcluidas(db, aluno.usuarioId, situacoes)
  const { rows } = await db.execute<Razoes & { vagaId: number }>(sql`
    with meus as materialized (
      select ui.interesse_id, i.nome, i.chave
      from usuarios_interesses ui join interesses i on i.id = ui.interesse_id
      where ui.usuario_id = ${aluno.usuarioId}
    ),
    cursadas as materialized (${toFrases(concluidas)})
    select ${vagas.id} as "vagaId",
      coalesce((
        select json_agg(meus.nome order by meus.chave) from vagas_interesses vi join meus using (interesse_id)
        where vi.vaga_id = ${vagas.id}
      ), '[]') as interesses,
      exists (
        select from departamentos_cursos dc
        where dc.departamento_id = ${vagas.departamentoId} and dc.curso = ${aluno.curso}
      ) as "doCurso",
      coalesce((
        select json_agg(nome order by chave_de_nome(nome)) from cursadas
        where numnode(frase) > 0 and escrito.busca @@ frase
      ), '[]') as disciplinas,
      case
        when ${outrosCandidatos(aluno.usuarioId, doMesmoCurso(aluno.curso))} then 'curso'
        when ${outrosCandidatos(aluno.usuarioId, comDoisInteresses)} then 'interesses'
      end as semelhantes
    from ${vagas}
    cross join lateral (select ts_filter(${vagas.busca}, '{a,d}') as busca offset 0) escrito
    where ${vagas.id} = any(${toIntArray(ids)})
  `)
  return rows
}
