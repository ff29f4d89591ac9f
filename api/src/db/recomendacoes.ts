import { eq, sql } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { atendeTudo } from './atender.ts'
import { findCandidatas, pontuarVagas } from './candidatasARecomendar.ts'
import { explicar, pontosParaRecomendar, pontuar } from './pontuacao.ts'
import { findAtendimentos } from './requisitos.ts'
import { quadro, recomendacoes } from './schema.apoio.ts'
import { usuarios, vagas } from './schema.ts'

/** `pontos` of 100, `estrategias` as people read them. */
export type Recomendacao = { vagaId: number; pontos: number; estrategias: string[] }

/** As many are kept for a student; the list shows the rest as not recommended. */
const kept = 200
/** As many new or changed vagas are scored on their own; more, and everything is computed anew. */
const scoredAlone = 100
/** What others apply to is seen at least this often. */
const freshForMs = 24 * 60 * 60 * 1000

/** To be called when a student's interests, course or transcript changed: the next list computes anew. */
export const invalidarRecomendacoes = async (db: Db, usuarioId: number): Promise<void> => {
  await db
    .insert(recomendacoes)
    .values({ usuarioId })
    .onConflictDoUpdate({
      target: recomendacoes.usuarioId,
      set: { versao: sql`${recomendacoes.versao} + 1`, calculadoEm: null },
    })
}

/** A database that was restored into another server has vagas with numbers above its own: those changed long ago. */
const ofThisServer = sql`${vagas.revisao} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

const read = async (db: Db, usuarioId: number) => {
  const [row] = await db
    .select({
      guardadas: recomendacoes,
      curso: usuarios.curso,
      revisao: quadro.revisao,
      // The last entry of an index.
      ultima: sql<number>`(select coalesce(max(${vagas.revisao}), 0) from ${vagas} where ${ofThisServer})::float8`,
    })
    .from(usuarios)
    .innerJoin(quadro, eq(quadro.id, 1))
    .leftJoin(recomendacoes, eq(recomendacoes.usuarioId, usuarios.id))
    .where(eq(usuarios.id, usuarioId))
  if (!row) throw new Error(`no usuario ${usuarioId}`)
  return row
}

/** Does nothing when the student's interests changed meanwhile: what was computed is about who they were. */
const save = async (db: Db, row: typeof recomendacoes.$inferInsert & { versao: number }): Promise<void> => {
  await db
    .insert(recomendacoes)
    .values(row)
    .onConflictDoUpdate({
      target: recomendacoes.usuarioId,
      set: { calculadoEm: row.calculadoEm, revisao: row.revisao, itens: row.itens },
      setWhere: eq(recomendacoes.versao, row.versao),
    })
}

type Aluno = { usuarioId: number; curso: string | null; hoje: string }

/** A vaga that asks for more than the student has is not recommended, whatever else speaks for it. */
const score = async (db: Db, aluno: Aluno, ids: number[]): Promise<Recomendacao[]> => {
  const fortes = (await pontuarVagas(db, aluno, ids))
    .map(({ vagaId, ...razoes }) => ({ vagaId, pontos: pontuar(razoes), estrategias: explicar(razoes) }))
    .filter(({ pontos }) => pontos >= pontosParaRecomendar)
  const vagaIds = fortes.map(({ vagaId }) => vagaId)
  const atendimentos = await findAtendimentos(db, aluno, vagaIds)
  return fortes.filter(({ vagaId }) => {
    const atendimento = atendimentos.get(vagaId)
    return !atendimento || atendeTudo(atendimento)
  })
}

const changedSince = async (db: Db, revisao: number): Promise<number[]> => {
  const rows = await db
    .select({ id: vagas.id })
    .from(vagas)
    .where(sql`${vagas.revisao} > ${revisao} and ${ofThisServer}`)
    .limit(scoredAlone + 1)
  return rows.map(({ id }) => id)
}

/**
 * The student's recommended vagas, the strongest first, among them some that may have closed since.
 * Reads one row when nothing changed; scores what is new on the board since; computes all of it once a day and after
 * `invalidarRecomendacoes`.
 */
export const findRecomendacoes = async (
  db: Db,
  { usuarioId, hoje, agora }: { usuarioId: number; hoje: string; agora: Date },
): Promise<Recomendacao[]> => {
  const { guardadas, curso, revisao, ultima } = await read(db, usuarioId)
  const calculadoEm = guardadas?.calculadoEm ?? null
  const young = calculadoEm !== null && agora.getTime() - calculadoEm.getTime() < freshForMs
  // A higher one is of another server.
  const fresh = young && guardadas !== null && guardadas.revisao <= revisao
  if (fresh && ultima <= guardadas.revisao) return guardadas.itens

  const changed = fresh && guardadas ? await changedSince(db, guardadas.revisao) : null
  const alone = changed !== null && changed.length <= scoredAlone
  const ids = alone ? changed : await findCandidatas(db, { usuarioId, curso, hoje })
  const untouched = alone && guardadas ? guardadas.itens.filter(({ vagaId }) => !ids.includes(vagaId)) : []
  const itens = [...untouched, ...(await score(db, { usuarioId, curso, hoje }, ids))]
    .toSorted((one, other) => other.pontos - one.pontos || other.vagaId - one.vagaId)
    .slice(0, kept)
  await save(db, {
    usuarioId,
    versao: guardadas?.versao ?? 0,
    calculadoEm: alone ? calculadoEm : agora,
    revisao,
    itens,
  })
  return itens
}
