import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { pontos } from './pontuacao.ts'
import type { Razoes } from './pontuacao.ts'
import { vagas } from './schema.ts'
import { toIntArray } from './toIntArray.ts'
import { abertaEm } from './vagasAbertas.ts'

type Aluno = { usuarioId: number; curso: string | null }

/** As many of the strongest by interests and course are looked at for the weaker reasons. */
const examined = 400

/** Fewer, and the sentence would speak of one person who can be guessed. */
const aFew = 2

/**
 * The ids of the open vagas that share an interest with the student or are of their course: the `examined` strongest
 * by these two reasons, newest first among equals. The weaker reasons alone never recommend.
 */
export const findCandidatas = async (
  db: Db,
  { usuarioId, curso, hoje }: Aluno & { hoje: string },
): Promise<number[]> => {
  const [, one, two, more] = pontos.interesses
  const { rows } = await db.execute<{ id: number }>(sql`
    with em_comum as (
      select vi.vaga_id, case count(*) when 1 then ${one}::int when 2 then ${two}::int else ${more}::int end as pontos
      from usuarios_interesses ui join vagas_interesses vi using (interesse_id)
      where ui.usuario_id = ${usuarioId}
      group by vi.vaga_id
    )
    select ${vagas.id} as id
    from ${vagas}
    left join em_comum on em_comum.vaga_id = ${vagas.id}
    left join departamentos_cursos dc on dc.departamento_id = ${vagas.departamentoId} and dc.curso = ${curso}
    where ${abertaEm(hoje)} and (em_comum.vaga_id is not null or dc.curso is not null)
    order by
      coalesce(em_comum.pontos, 0) + case when dc.curso is null then 0 else ${pontos.curso}::int end desc,
      ${vagas.criadoEm} desc, ${vagas.id} desc
    limit ${examined}
  `)
  return rows.map(({ id }) => id)
}

/** The courses that the student passed, each once, and how they would stand in a text. */
const cursadasPor = (usuarioId: number) => sql`
  select min(nome_disciplina) as nome, phraseto_tsquery('portuguese', texto_de_busca(min(nome_disciplina))) as frase
  from historicos
  where usuario_id = ${usuarioId} and chave_de_nome(situacao) like 'ap%'
  group by chave_de_nome(nome_disciplina)
`

/** How many other people of the course, and how many who share two interests, applied to each of the vagas. */
const candidatosA = (ids: readonly number[], { usuarioId, curso }: Aluno) => sql`
  select c.vaga_id, count(*) filter (where u.curso = ${curso}) as do_curso, count(parecidos.usuario_id) as parecidos
  from candidaturas c
  join usuarios u on u.id = c.candidato_id
  left join (
    select ui.usuario_id from usuarios_interesses ui join meus using (interesse_id)
    where ui.usuario_id <> ${usuarioId} group by ui.usuario_id having count(*) >= 2
  ) parecidos on parecidos.usuario_id = c.candidato_id
  where c.vaga_id = any(${toIntArray(ids)}) and c.candidato_id <> ${usuarioId}
  group by c.vaga_id
`

/** Every reason for each of these vagas; unknown ids are left out. */
export const pontuarVagas = async (
  db: Db,
  aluno: Aluno,
  ids: readonly number[],
): Promise<Array<Razoes & { vagaId: number }>> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Razoes & { vagaId: number }>(sql`
    with meus as (select interesse_id from usuarios_interesses where usuario_id = ${aluno.usuarioId}),
    cursadas as materialized (${cursadasPor(aluno.usuarioId)}),
    candidatos as materialized (${candidatosA(ids, aluno)})
    select ${vagas.id} as "vagaId",
      coalesce((
        select json_agg(i.nome order by i.chave)
        from vagas_interesses vi join meus using (interesse_id) join interesses i on i.id = vi.interesse_id
        where vi.vaga_id = ${vagas.id}
      ), '[]') as interesses,
      exists (
        select from departamentos_cursos dc
        where dc.departamento_id = ${vagas.departamentoId} and dc.curso = ${aluno.curso}
      ) as "doCurso",
      coalesce((
        select json_agg(nome order by chave_de_nome(nome)) from cursadas
        where numnode(frase) > 0 and ts_filter(${vagas.busca}, '{a,d}') @@ frase
      ), '[]') as disciplinas,
      case
        when candidatos.do_curso >= ${aFew} then 'curso'
        when candidatos.parecidos >= ${aFew} then 'interesses'
      end as semelhantes
    from ${vagas}
    left join candidatos on candidatos.vaga_id = ${vagas.id}
    where ${vagas.id} = any(${toIntArray(ids)})
  `)
  return rows
}
