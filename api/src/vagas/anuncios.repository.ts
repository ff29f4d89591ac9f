import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pontos } from '../db/pontuacao.ts'
import { departamentos, vagas } from '../db/schema.ts'

/**
 * From here on a new vaga is worth a notification: two interests in common, or one and the course. The weaker reasons
 * do not lift anything less up to it, so that they need not be looked at.
 */
const pontosParaAvisar = 50
/** The strongest of them; who is left out sees the vaga recommended all the same. */
const mostAlunos = 500

/** The oldest vaga not announced, which then counts as announced; of several processes each takes another one. */
export const takeVagaAAnunciar = async (db: Db) => {
  const next = sql`(select id from ${vagas} where anunciada_em is null order by id limit 1 for update skip locked)`
  const [taken] = await db
    .update(vagas)
    .set({ anunciadaEm: sql`now()` })
    .from(departamentos)
    .where(sql`${vagas.id} = ${next} and ${eq(departamentos.id, vagas.departamentoId)}`)
    .returning({
      id: vagas.id,
      titulo: vagas.titulo,
      status: vagas.status,
      prazo: vagas.prazo,
      departamento: departamentos.name,
    })
  return taken ?? null
}

/** The students to tell of a vaga. */
export const findAlunosParaAnuncio = async (db: Db, vagaId: number): Promise<number[]> => {
  const [, one, two, more] = pontos.interesses
  const { rows } = await db.execute<{ id: number }>(sql`
    with em_comum as (
      select ui.usuario_id, case count(*) when 1 then ${one}::int when 2 then ${two}::int else ${more}::int end as pontos
      from vagas_interesses vi join usuarios_interesses ui using (interesse_id)
      where vi.vaga_id = ${vagaId}
      group by ui.usuario_id
    ),
    pontuados as (
      select u.id, em_comum.pontos + case when dc.curso is null then 0 else ${pontos.curso}::int end as pontos
      from em_comum
      join usuarios u on u.id = em_comum.usuario_id and u.ehaluno and u.email_verificado_em is not null
      join vagas v on v.id = ${vagaId}
      left join departamentos_cursos dc on dc.departamento_id = v.departamento_id and dc.curso = u.curso
    )
    select id from pontuados where pontos >= ${pontosParaAvisar} order by pontos desc, id desc limit ${mostAlunos}
  `)
  return rows.map(({ id }) => id)
}
