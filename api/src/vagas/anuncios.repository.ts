import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pontos } from '../recomendacoes/pontuacao.ts'
import { anuncios } from '../db/schema/apoio.ts'
import { departamentos, vagas } from '../db/schema.ts'

/**
 * The score from which students are notified of a new vaga: two interests in common, or one and the course. The weaker
 * reasons cannot reach it without these, so they are not scored.
 */
const pontosParaAvisar = 50

/**
 * Starts announcing the oldest vaga that is not announced, and marks it; concurrent processes take different ones.
 * Resolves whether there was any.
 */
export const beginAnuncio = async (db: Db): Promise<boolean> => {
  const next = sql`(select id from ${vagas} where anunciada_em is null order by id limit 1 for update skip locked)`
  const { rows } = await db.execute(sql`
    with tomada as (update ${vagas} set anunciada_em = clock_timestamp() where id = ${next} returning id)
    insert into ${anuncios} (vaga_id) select id from tomada returning vaga_id
  `)
  return rows.length > 0
}

/**
 * A vaga whose announcement is not finished, locked until the transaction ends; null if other processes have them all.
 */
export const takeAnuncio = async (db: Db) => {
  const [taken] = await db
    .select({
      id: vagas.id,
      titulo: vagas.titulo,
      status: vagas.status,
      prazo: vagas.prazo,
      departamento: departamentos.name,
      ateUsuario: anuncios.ateUsuario,
    })
    .from(anuncios)
    .innerJoin(vagas, eq(vagas.id, anuncios.vagaId))
    .innerJoin(departamentos, eq(departamentos.id, vagas.departamentoId))
    .orderBy(anuncios.vagaId)
    .limit(1)
    .for('update', { of: anuncios, skipLocked: true })
  return taken ?? null
}

export const moveAnuncio = async (db: Db, vagaId: number, ateUsuario: number): Promise<void> =>
  void (await db.update(anuncios).set({ ateUsuario }).where(eq(anuncios.vagaId, vagaId)))

export const endAnuncio = async (db: Db, vagaId: number): Promise<void> =>
  void (await db.delete(anuncios).where(eq(anuncios.vagaId, vagaId)))

/** The next students to notify of a vaga, by their ids. */
export const findAlunosParaAnuncio = async (
  db: Db,
  { id: vagaId, ateUsuario }: { id: number; ateUsuario: number },
  limit: number,
): Promise<number[]> => {
  const [, one, two, more] = pontos.interesses
  const { rows } = await db.execute<{ id: number }>(sql`
    with em_comum as (
      select ui.usuario_id, case count(*) when 1 then ${one}::int when 2 then ${two}::int else ${more}::int end as pontos
      from vagas_interesses vi join usuarios_interesses ui using (interesse_id)
      where vi.vaga_id = ${vagaId} and ui.usuario_id > ${ateUsuario}
      group by ui.usuario_id
    )
    select u.id
    from em_comum
    join usuarios u on u.id = em_comum.usuario_id and u.ehaluno and u.email_verificado_em is not null
    join vagas v on v.id = ${vagaId}
    left join departamentos_cursos dc on dc.departamento_id = v.departamento_id and dc.curso = u.curso
    where em_comum.pontos + case when dc.curso is null then 0 else ${pontos.curso}::int end >= ${pontosParaAvisar}
    order by u.id limit ${limit}
  `)
  return rows.map(({ id }) => id)
}
