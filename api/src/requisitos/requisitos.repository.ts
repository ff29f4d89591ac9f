import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { toChave } from './codigo.ts'
import type { Db } from '../db/connection.ts'
import { lockGestao, responsaveis } from '../gestores/gestao.ts'
import { Gone } from '../http/refusal.ts'
import { requisitos } from '../db/schema/requisitos.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { semRequisitos } from './requisitos.ts'
import type { DisciplinaAnswer, RequisitosBody } from './requisitos.schemas.ts'

/**
 * With fewer students, a search could reveal one person; of two students, each would know who the other is. It also
 * hides a name that somebody forged in their own transcript.
 */
const aFew = 3

/**
 * Every course that `aFew` transcripts have, once each. The index yields one pair of code and name after the other, and
 * the first students of each: the cost grows with the courses of the university, not with its students.
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
    starts_with(translate(codigo, ' -', ''), ${toChave(busca)}) or strpos(chave_de_nome(nome), chave_de_nome(${busca})) > 0`
  return findDisciplinas(db, where, limit)
}

/** The names of these codes that may be published. */
const findNomes = async (db: Db, codigos: readonly string[]): Promise<Map<string, string>> => {
  if (codigos.length === 0) return new Map()
  const where = sql`codigo in (${sql.join(
    codigos.map(codigo => sql`${codigo}`),
    sql`, `,
  )})`
  const rows = await findDisciplinas(db, where, codigos.length)
  return new Map(rows.map(({ codigo, nome }) => [codigo, nome]))
}

/** The managers of the vaga, locked until the transaction ends; null if it does not exist. */
export const lockVaga = async (db: Db, vagaId: number) => {
  await lockGestao(db, vagaId, 'update')
  const [vaga] = await db.select({ responsaveis, rascunho: vagas.rascunho }).from(vagas).where(eq(vagas.id, vagaId))
  return vaga ?? null
}

/** `fechada` alone requires nothing. */
const pedeAlgo = (given: Omit<RequisitosBody, 'antes'>): boolean =>
  !isDeepStrictEqual({ ...given, fechada: false }, semRequisitos)

/** Replaces all requirements. The next list of vagas recomputes the recommendations. */
export const saveRequisitos = async (db: Db, vagaId: number, given: Omit<RequisitosBody, 'antes'>): Promise<void> => {
  await db.delete(requisitos).where(eq(requisitos.vagaId, vagaId))
  if (pedeAlgo(given)) {
    const nomes = await findNomes(
      db,
      given.disciplinas.map(({ codigo }) => codigo),
    )
    await db.insert(requisitos).values({
      vagaId,
      crMinimo: given.cr_minimo,
      disciplinas: given.disciplinas.map(each => ({ ...each, nome: nomes.get(each.codigo) ?? null })),
      periodoDe: given.periodo_de,
      periodoAte: given.periodo_ate,
      cursos: [...new Set(given.cursos)],
      fechada: given.fechada,
    })
  }
  // Marks the vaga as changed, so that its recommendations are recomputed.
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
  if (!found) throw new Gone(`candidatura ${id}`)
  return found
}
