import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connection.ts'
import { lockGestao, responsaveis } from '../gestores/gestao.ts'
import { Gone } from '../http/refusal.ts'
import { travada } from './mudancas.ts'
import type { Travada } from './mudancas.ts'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import type { MudancaAnswer, Selecao } from './selecao.schemas.ts'

/** Nobody reads further back. */
const historicoLimit = 200

const daVaga = { id: vagas.id, titulo: vagas.titulo, autorId: vagas.autorId, responsaveis, rascunho: vagas.rascunho }

/** The vaga of a selection with who manages it; null if it does not exist. A `lock` is held until the transaction ends. */
export const findVaga = async (db: Db, id: number, lock?: 'share' | 'update') => {
  if (lock) await lockGestao(db, id, lock)
  const [vaga] = await db.select(daVaga).from(vagas).where(eq(vagas.id, id))
  return vaga ?? null
}

export const findSelecao = async (db: Db, vagaId: number): Promise<Selecao> => {
  const [found] = await db
    .select({
      vagas: vagas.lugares,
      aprovadas: sql<number>`count(*) filter (where ${candidaturas.etapa} = 'aprovada')::int`,
      retidas: sql<number>`count(*) filter (where ${candidaturas.retida})::int`,
      divulgacaoEm: vagas.divulgacaoEm,
    })
    .from(vagas)
    .leftJoin(candidaturas, eq(candidaturas.vagaId, vagas.id))
    .where(eq(vagas.id, vagaId))
    .groupBy(vagas.id)
  if (!found) throw new Gone(`vaga ${vagaId}`)
  const { divulgacaoEm, ...selecao } = found
  return { ...selecao, divulgacao_em: divulgacaoEm?.toISOString() ?? null }
}

export const updateLugares = async (db: Db, vagaId: number, lugares: number | null): Promise<void> => {
  await db.update(vagas).set({ lugares }).where(eq(vagas.id, vagaId))
}

export const updateDivulgacao = async (db: Db, vagaId: number, em: Date | null): Promise<void> => {
  await db.update(vagas).set({ divulgacaoEm: em }).where(eq(vagas.id, vagaId))
}

/** Always in the same order, so that two transactions that lock several never deadlock. */
const lockCandidaturas = (db: Db, which: ReturnType<typeof and>): Promise<Travada[]> =>
  db.select(travada).from(candidaturas).where(which).orderBy(asc(candidaturas.id)).for('update')

/** Those of these candidaturas that belong to the vaga. */
export const lockDaVaga = (db: Db, vagaId: number, ids: number[]): Promise<Travada[]> =>
  lockCandidaturas(db, and(eq(candidaturas.vagaId, vagaId), inArray(candidaturas.id, ids)))

/** The candidaturas with a held decision, each with the change that holds it. */
export const lockRetidas = async (db: Db, vagaId: number) => {
  const travadas = await lockCandidaturas(db, and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.retida, true)))
  const ids = travadas.map(({ id }) => id)
  const ultimas = await db
    .selectDistinctOn([mudancasDeEtapa.candidaturaId], {
      id: mudancasDeEtapa.id,
      candidaturaId: mudancasDeEtapa.candidaturaId,
      palavra: mudancasDeEtapa.palavra,
    })
    .from(mudancasDeEtapa)
    .where(inArray(mudancasDeEtapa.candidaturaId, ids))
    .orderBy(mudancasDeEtapa.candidaturaId, desc(mudancasDeEtapa.id))
  const porCandidatura = new Map(ultimas.map(ultima => [ultima.candidaturaId, ultima]))
  return travadas.map(travada => {
    const ultima = porCandidatura.get(travada.id)
    if (!ultima) throw new Error(`nothing holds candidatura ${travada.id}`)
    return { travada, palavra: ultima.palavra, divulgaId: ultima.id }
  })
}

/** Takes the vaga whose release is due longest, and clears its time; concurrent processes take different ones. */
export const takeDivulgacao = async (db: Db) => {
  const due = sql`(
    select id from ${vagas} where divulgacao_em <= now() order by divulgacao_em, id limit 1 for update skip locked
  )`
  const [taken] = await db
    .update(vagas)
    .set({ divulgacaoEm: null })
    .where(eq(vagas.id, due))
    .returning({ id: vagas.id })
  return taken ? findVaga(db, taken.id) : null
}

/** Milliseconds until the next release by the clock of the database; null if none is scheduled. */
export const findMsToDivulgacao = async (db: Db): Promise<number | null> => {
  const ms = sql<number | null>`ceil(1000 * extract(epoch from min(${vagas.divulgacaoEm}) - now()))::float8`
  const [found] = await db.select({ ms }).from(vagas).where(isNotNull(vagas.divulgacaoEm))
  return found?.ms ?? null
}

const divulgacoes = alias(mudancasDeEtapa, 'divulgacoes')

/** The history that the professor sees: a held decision is one line, released or not. */
export const findHistorico = async (db: Db, candidaturaId: number): Promise<MudancaAnswer[]> => {
  const rows = await db
    .select({
      de: mudancasDeEtapa.de,
      para: mudancasDeEtapa.para,
      criadoEm: mudancasDeEtapa.criadoEm,
      palavra: mudancasDeEtapa.palavra,
      retida: sql<boolean>`${mudancasDeEtapa.retida} and ${divulgacoes.id} is null`,
      por: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
    })
    .from(mudancasDeEtapa)
    .leftJoin(usuarios, eq(usuarios.id, mudancasDeEtapa.porId))
    .leftJoin(divulgacoes, eq(divulgacoes.divulgaId, mudancasDeEtapa.id))
    .where(and(eq(mudancasDeEtapa.candidaturaId, candidaturaId), isNull(mudancasDeEtapa.divulgaId)))
    .orderBy(desc(mudancasDeEtapa.id))
    .limit(historicoLimit)
  return rows.map(({ criadoEm, ...row }) => ({ ...row, criado_em: criadoEm.toISOString() })).toReversed()
}
