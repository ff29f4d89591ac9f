import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Encontro } from './notifyEntrevista.ts'
import type { Db } from '../db/connection.ts'
import { lockGestao, responsaveis } from '../gestores/gestao.ts'
import { Gone } from '../http/refusal.ts'
import { horarios } from '../db/schema/entrevistas.ts'
import { etapaVisivel } from '../db/schema/selecao.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import type { HorarioAnswer, Novos } from './entrevistas.schemas.ts'

type Horario = typeof horarios.$inferSelect

/** Nobody reads further back. */
const horariosLimit = 500

/**
 * Null if the vaga does not exist. With `lock`, nobody else changes it until the transaction ends: 'share' for a student's
 * choice, 'update' for those who offer its horarios.
 */
export const findVaga = async (db: Db, id: number, lock?: 'share' | 'update') => {
  if (lock) await lockGestao(db, id, lock)
  const [vaga] = await db
    .select({ id: vagas.id, titulo: vagas.titulo, responsaveis, rascunho: vagas.rascunho })
    .from(vagas)
    .where(eq(vagas.id, id))
  return vaga ?? null
}

const toAnswer = ({ id, inicio, minutos, local, link }: Horario) => ({
  id,
  inicio: inicio.toISOString(),
  minutos,
  local,
  link,
})

/** As the candidate sees it. */
export const toHorarioDoAluno = (horario: Horario, minha: boolean): HorarioAnswer => ({
  ...toAnswer(horario),
  candidatura: null,
  minha,
})

/** All horarios of the vaga with their candidates, by time; the last 500. */
export const findDaVaga = async (db: Db, vagaId: number): Promise<HorarioAnswer[]> => {
  const rows = await db
    .select({
      horario: horarios,
      candidato: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
    })
    .from(horarios)
    .leftJoin(candidaturas, eq(candidaturas.id, horarios.candidaturaId))
    .leftJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .where(eq(horarios.vagaId, vagaId))
    .orderBy(desc(horarios.inicio), desc(horarios.id))
    .limit(horariosLimit)
  return rows
    .map(({ horario, candidato }) => {
      const { candidaturaId } = horario
      const candidatura = candidaturaId !== null && candidato ? { id: candidaturaId, candidato } : null
      return { ...toAnswer(horario), candidatura, minha: false }
    })
    .toReversed()
}

/** What a candidate at the interviews may take, by time: free future horarios, and their own. */
export const findParaAluno = async (db: Db, vagaId: number, candidaturaId: number): Promise<HorarioAnswer[]> => {
  const free = and(isNull(horarios.candidaturaId), gt(horarios.inicio, sql`now()`))
  const rows = await db
    .select()
    .from(horarios)
    .where(and(eq(horarios.vagaId, vagaId), or(free, eq(horarios.candidaturaId, candidaturaId))))
    .orderBy(asc(horarios.inicio), asc(horarios.id))
  return rows.map(row => toHorarioDoAluno(row, row.candidaturaId !== null))
}

/** Those that are not over. */
export const findFuturos = (db: Db, vagaId: number): Promise<Horario[]> =>
  db
    .select()
    .from(horarios)
    .where(
      and(
        eq(horarios.vagaId, vagaId),
        gt(sql`${horarios.inicio} + ${horarios.minutos} * interval '1 minute'`, sql`now()`),
      ),
    )

export const insertHorarios = (db: Db, vagaId: number, novos: Novos): Promise<Horario[]> =>
  db
    .insert(horarios)
    .values(novos.map(novo => ({ ...novo, vagaId, inicio: new Date(novo.inicio) })))
    .returning()

/** Resolves the deleted horario; null if the vaga does not have it. */
export const deleteHorario = async (db: Db, vagaId: number, id: number): Promise<Horario | null> => {
  const [deleted] = await db
    .delete(horarios)
    .where(and(eq(horarios.id, id), eq(horarios.vagaId, vagaId)))
    .returning()
  return deleted ?? null
}

const candidaturaDe = (vagaId: number, candidatoId: number) =>
  and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.candidatoId, candidatoId))

/**
 * The student's own candidatura with the stage that they may see; null without one. `lock` holds until the transaction
 * ends.
 */
export const findCandidatura = async (
  db: Db,
  { vagaId, candidatoId }: Record<'vagaId' | 'candidatoId', number>,
  lock = false,
) => {
  const query = db
    .select({ id: candidaturas.id, etapa: etapaVisivel })
    .from(candidaturas)
    .where(candidaturaDe(vagaId, candidatoId))
  const [found] = await (lock ? query.for('update') : query)
  return found ?? null
}

/**
 * The current and the wanted horario of a candidatura, locked in one order, so that two candidates who swap never
 * deadlock.
 */
export const lockHorarios = (
  db: Db,
  vagaId: number,
  candidaturaId: number,
  wanted: number | null,
): Promise<Horario[]> =>
  db
    .select()
    .from(horarios)
    .where(
      and(
        eq(horarios.vagaId, vagaId),
        or(eq(horarios.candidaturaId, candidaturaId), wanted === null ? undefined : eq(horarios.id, wanted)),
      ),
    )
    .orderBy(asc(horarios.id))
    .for('update')

export const freeHorario = async (db: Db, id: number): Promise<void> => {
  await db.update(horarios).set({ candidaturaId: null, lembreteEm: null }).where(eq(horarios.id, id))
}

/** Frees the future horarios of these candidaturas; resolves each with the candidatura that had it. */
export const takeBackFuturos = async (db: Db, candidaturaIds: readonly number[]) => {
  const seus = await db
    .select()
    .from(horarios)
    .where(
      and(
        sql`${horarios.candidaturaId} = any(${toIntArray(candidaturaIds)})`,
        gt(horarios.inicio, sql`statement_timestamp()`),
      ),
    )
    .orderBy(asc(horarios.id))
    .for('update')
  const ids = seus.map(({ id }) => id)
  await db
    .update(horarios)
    .set({ candidaturaId: null, lembreteEm: null })
    .where(sql`${horarios.id} = any(${toIntArray(ids)})`)
  return seus.flatMap(horario =>
    horario.candidaturaId === null ? [] : { candidaturaId: horario.candidaturaId, horario },
  )
}

/** A reminder is due a day before, unless that is in the past: then the notification of the choice is enough. */
export const takeHorario = async (db: Db, id: number, candidaturaId: number): Promise<void> => {
  const lembreteEm = sql`case when inicio - interval '24 hours' > now() then inicio - interval '24 hours' end`
  await db.update(horarios).set({ candidaturaId, lembreteEm }).where(eq(horarios.id, id))
}

/** The vaga, the candidate and the managers of an interview. */
export const findEncontro = async (db: Db, candidaturaId: number): Promise<Encontro> => {
  const [found] = await db
    .select({
      vagaId: vagas.id,
      vaga: vagas.titulo,
      responsaveis,
      candidaturaId: candidaturas.id,
      alunoId: usuarios.id,
      aluno: usuarios.usuario,
    })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .innerJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .where(eq(candidaturas.id, candidaturaId))
  if (!found) throw new Gone(`candidatura ${candidaturaId}`)
  return found
}

/**
 * Takes the interview whose reminder is due longest, and clears its reminder; concurrent processes take different ones.
 */
export const takeLembrete = async (db: Db): Promise<Horario | null> => {
  const due = sql`(
    select id from ${horarios} where lembrete_em <= now() order by lembrete_em, id limit 1 for update skip locked
  )`
  const [taken] = await db.update(horarios).set({ lembreteEm: null }).where(eq(horarios.id, due)).returning()
  return taken ?? null
}
