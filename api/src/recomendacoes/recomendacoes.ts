import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { ofThisServer, ultimaMudanca } from '../db/ultimaMudanca.ts'
import { atendeTudo } from '../requisitos/atender.ts'
import { findCandidatas, pontuarVagas } from './candidatasARecomendar.ts'
import { explicar, pontosParaRecomendar, pontuar } from './pontuacao.ts'
import { findAtendimentos } from '../requisitos/requisitos.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { quadro, recomendacoes } from '../db/schema/apoio.ts'
import { usuarios, vagas } from '../db/schema.ts'

/** `pontos` of 100, `estrategias` as sentences. */
export type Recomendacao = { vagaId: number; pontos: number; estrategias: string[] }

/** How many are cached per student; the list shows the rest as not recommended. */
const kept = 200
/** Up to this many new or changed vagas are scored one by one; beyond it everything is recomputed. */
const scoredAlone = 100
/** How often the candidaturas of others are considered, at least. */
const freshForMs = 24 * 60 * 60 * 1000

/**
 * Call it when a student's interests, course or transcript change: the next list recomputes. The first version is 1,
 * because a list that read no row at all saves its result as version 0.
 */
export const invalidateRecomendacoes = async (db: Db, usuarioId: number): Promise<void> => {
  await db
    .insert(recomendacoes)
    .values({ usuarioId, versao: 1 })
    .onConflictDoUpdate({
      target: recomendacoes.usuarioId,
      set: { versao: sql`${recomendacoes.versao} + 1`, calculadoEm: null },
    })
}

/** The same for many students at once. `alunos` selects their ids. */
export const invalidateDeAlunos = async (db: Db, alunos: SQL): Promise<void> => {
  await db.execute(sql`
    insert into ${recomendacoes} (usuario_id, versao)
    select id, 1 from (${alunos}) a order by id
    on conflict (usuario_id) do update set versao = ${recomendacoes.versao} + 1, calculado_em = null
  `)
}

const read = async (db: Db, usuarioId: number) => {
  const [row] = await db
    .select({
      guardadas: recomendacoes,
      curso: usuarios.curso,
      revisao: quadro.revisao,
      ultima: ultimaMudanca,
    })
    .from(usuarios)
    .innerJoin(quadro, eq(quadro.id, 1))
    .leftJoin(recomendacoes, eq(recomendacoes.usuarioId, usuarios.id))
    .where(eq(usuarios.id, usuarioId))
  if (!row) throw new Error(`no usuario ${usuarioId}`)
  return row
}

/** Does nothing if the student's interests changed meanwhile, because the result would be stale. */
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

type Aluno = { usuarioId: number; curso: string | null; hoje: string; situacoes: Situacoes }

/** Without the vagas whose requirements the student does not meet: they are not recommended, whatever their score. */
export const onlyAtendidas = async (
  db: Db,
  aluno: Omit<Aluno, 'curso'>,
  vagaIds: readonly number[],
): Promise<number[]> => {
  const atendimentos = await findAtendimentos(db, aluno, vagaIds)
  return vagaIds.filter(vagaId => {
    const atendimento = atendimentos.get(vagaId)
    return !atendimento || atendeTudo(atendimento)
  })
}

const score = async (db: Db, aluno: Aluno, ids: number[]): Promise<Recomendacao[]> => {
  const fortes = (await pontuarVagas(db, aluno, ids))
    .map(({ vagaId, ...razoes }) => ({ vagaId, pontos: pontuar(razoes), estrategias: explicar(razoes) }))
    .filter(({ pontos }) => pontos >= pontosParaRecomendar)
  const atendidas = new Set(
    await onlyAtendidas(
      db,
      aluno,
      fortes.map(({ vagaId }) => vagaId),
    ),
  )
  return fortes.filter(({ vagaId }) => atendidas.has(vagaId))
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
 * The student's recommended vagas, the strongest first; some may have closed since. Reads one row if nothing changed,
 * scores only new and changed vagas otherwise, and recomputes everything once a day and after `invalidateRecomendacoes`.
 */
export const findRecomendacoes = async (
  db: Db,
  { usuarioId, hoje, agora, situacoes }: Omit<Aluno, 'curso'> & { agora: Date },
): Promise<Recomendacao[]> => {
  const { guardadas, curso, revisao, ultima } = await read(db, usuarioId)
  const calculadoEm = guardadas?.calculadoEm ?? null
  const young = calculadoEm !== null && agora.getTime() - calculadoEm.getTime() < freshForMs
  // A higher number comes from another server.
  const fresh = young && guardadas !== null && guardadas.revisao <= revisao
  if (fresh && ultima <= guardadas.revisao) return guardadas.itens

  const changed = fresh && guardadas ? await changedSince(db, guardadas.revisao) : null
  const alone = changed !== null && changed.length <= scoredAlone
  const ids = alone ? changed : await findCandidatas(db, { usuarioId, curso, hoje })
  const untouched = alone && guardadas ? guardadas.itens.filter(({ vagaId }) => !ids.includes(vagaId)) : []
  const itens = [...untouched, ...(await score(db, { usuarioId, curso, hoje, situacoes }, ids))]
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
