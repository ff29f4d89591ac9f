import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { normalizarCodigo } from '../db/atender.ts'
import type { Db } from '../db/connection.ts'
import { responsaveis } from '../db/gestao.ts'
import { requisitos } from '../db/schema.requisitos.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import type { DisciplinaAnswer, RequisitosBody } from './requisitos.schemas.ts'

/**
 * Fewer students with the same code and name, and a search could speak of one person: of one alone it does, and of two
 * each knows which the other is. A name that somebody wrote into a transcript of their own stays unseen as well.
 */
const aFew = 3

/**
 * Every course that `aFew` transcripts have, each once. The index gives one pair of code and name after the other, and
 * of each the first students: what it costs grows with the courses of the university, not with its students.
 */
const disciplinas = sql`(
  with recursive pares as (
    (select codigo_disciplina as codigo, nome_disciplina as nome from historicos order by 1, 2 limit 1)
    union all
    select seguinte.codigo, seguinte.nome
    from pares cross join lateral (
      select codigo_disciplina as codigo, nome_disciplina as nome
      from historicos
      where (codigo_disciplina, nome_disciplina) > (pares.codigo, pares.nome)
      order by 1, 2 limit 1
    ) seguinte
  )
  select distinct on (codigo) codigo, nome
  from pares
  where (
    select count(*) from (
      select distinct usuario_id from historicos
      where codigo_disciplina = pares.codigo and nome_disciplina = pares.nome
      order by usuario_id limit ${aFew}
    ) alunos
  ) = ${aFew}
  order by codigo, nome
) disciplinas`

const findDisciplinas = async (db: Db, where: SQL, limit: number): Promise<DisciplinaAnswer[]> => {
  const { rows } = await db.execute<DisciplinaAnswer>(
    sql`select codigo, nome from ${disciplinas} where ${where} order by codigo limit ${limit}`,
  )
  return rows
}

/** By the beginning of the code, or by a part of the name. */
export const searchDisciplinas = (
  db: Db,
  { busca, limit }: { busca: string; limit: number },
): Promise<DisciplinaAnswer[]> => {
  const where = sql`
    starts_with(codigo, ${normalizarCodigo(busca)}) or strpos(chave_de_nome(nome), chave_de_nome(${busca})) > 0`
  return findDisciplinas(db, where, limit)
}

/** The names of those of these codes that may be told. */
const findNomes = async (db: Db, codigos: readonly string[]): Promise<Map<string, string>> => {
  if (codigos.length === 0) return new Map()
  const where = sql`codigo in (${sql.join(
    codigos.map(codigo => sql`${codigo}`),
    sql`, `,
  )})`
  const rows = await findDisciplinas(db, where, codigos.length)
  return new Map(rows.map(({ codigo, nome }) => [codigo, nome]))
}

/** Whose the vaga is, locked until the transaction ends; null where there is none. */
export const lockVaga = async (db: Db, vagaId: number) => {
  const [vaga] = await db.select({ responsaveis }).from(vagas).where(eq(vagas.id, vagaId)).for('update')
  return vaga ?? null
}

const pedeAlgo = ({ cr_minimo, disciplinas: pedidas, periodo_de, periodo_ate, cursos }: RequisitosBody): boolean =>
  Boolean(cr_minimo ?? periodo_de ?? periodo_ate) || pedidas.length > 0 || cursos.length > 0

/** In the place of what stood before; recommendations see it at the next list. */
export const saveRequisitos = async (db: Db, vagaId: number, given: RequisitosBody): Promise<void> => {
  await db.delete(requisitos).where(eq(requisitos.vagaId, vagaId))
  if (pedeAlgo(given)) {
    const nomes = await findNomes(
      db,
      given.disciplinas.map(({ codigo }) => codigo),
    )
    await db.insert(requisitos).values({
      vagaId,
      crMinimo: given.cr_minimo || null,
      disciplinas: given.disciplinas.map(each => ({ ...each, nome: nomes.get(each.codigo) ?? null })),
      periodoDe: given.periodo_de ?? null,
      periodoAte: given.periodo_ate ?? null,
      cursos: [...new Set(given.cursos)],
      fechada: given.fechada,
    })
  }
  // The vaga counts as changed: what was recommended is looked at again.
  await db.update(vagas).set({ busca: null }).where(eq(vagas.id, vagaId))
}

export const findCandidatura = async (db: Db, id: number) => {
  const [found] = await db
    .select({
      vagaId: candidaturas.vagaId,
      candidatoId: candidaturas.candidatoId,
      compartilhaHistorico: candidaturas.compartilhaHistorico,
    })
    .from(candidaturas)
    .where(eq(candidaturas.id, id))
  if (!found) throw new Error(`candidatura ${id} is gone`)
  return found
}
