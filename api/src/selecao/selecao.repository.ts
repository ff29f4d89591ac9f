import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connection.ts'
import { responsaveis } from '../db/gestao.ts'
import type { Travada } from '../db/mudancas.ts'
import { mudancasDeEtapa } from '../db/schema.selecao.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import type { MudancaAnswer, Selecao } from './selecao.schemas.ts'

/** Nobody reads further back. */
const historicoLimit = 200

/** What decides over a selection; null where there is no such vaga. With a `lock`, held until the transaction ends. */
export const findVaga = async (db: Db, id: number, lock?: 'share' | 'update') => {
  const query = db.select({ id: vagas.id, titulo: vagas.titulo, responsaveis }).from(vagas).where(eq(vagas.id, id))
  const [vaga] = await (lock ? query.for(lock) : query)
  return vaga ?? null
}

export const findSelecao = async (db: Db, vagaId: number): Promise<Selecao> => {
  const [found] = await db
    .select({
      vagas: vagas.vagas,
      aprovadas: sql<number>`count(*) filter (where ${candidaturas.etapa} = 'aprovada')::int`,
      retidas: sql<number>`count(*) filter (where ${candidaturas.retida})::int`,
      divulgacaoEm: vagas.divulgacaoEm,
    })
    .from(vagas)
    .leftJoin(candidaturas, eq(candidaturas.vagaId, vagas.id))
    .where(eq(vagas.id, vagaId))
    .groupBy(vagas.id)
  if (!found) throw new Error(`vaga ${vagaId} is gone`)
  const { divulgacaoEm, ...selecao } = found
  return { ...selecao, divulgacao_em: divulgacaoEm?.toISOString() ?? null }
}

export const updateVagas = async (db: Db, vagaId: number, places: number | null): Promise<void> => {
  await db.update(vagas).set({ vagas: places }).where(eq(vagas.id, vagaId))
}

export const updateDivulgacao = async (db: Db, vagaId: number, em: Date | null): Promise<void> => {
  await db.update(vagas).set({ divulgacaoEm: em }).where(eq(vagas.id, vagaId))
}

/** Whichever they are, in one order: two who lock several wait for each other, never both. */
const lockCandidaturas = (db: Db, which: ReturnType<typeof and>): Promise<Travada[]> =>
  db
    .select({
      id: candidaturas.id,
      candidatoId: candidaturas.candidatoId,
      etapa: candidaturas.etapa,
      retida: candidaturas.retida,
      versao: candidaturas.versao,
    })
    .from(candidaturas)
    .where(which)
    .orderBy(asc(candidaturas.id))
    .for('update')

/** Those of these that are of the vaga. */
export const lockDaVaga = (db: Db, vagaId: number, ids: number[]): Promise<Travada[]> =>
  lockCandidaturas(db, and(eq(candidaturas.vagaId, vagaId), inArray(candidaturas.id, ids)))

/** Those whose decision is held back, each with the change that holds it. */
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

/** The vaga whose release is longest due, which then has no time any more; of several processes each takes another one. */
export const takeDivulgacao = async (db: Db) => {
  const due = sql`(
    select id from ${vagas} where divulgacao_em <= now() order by divulgacao_em, id limit 1 for update skip locked
  )`
  const [taken] = await db
    .update(vagas)
    .set({ divulgacaoEm: null })
    .where(eq(vagas.id, due))
    .returning({ id: vagas.id, titulo: vagas.titulo, autorId: vagas.autorId, responsaveis })
  return taken ?? null
}

/** In how many milliseconds the next release is due, as the clock of the database counts; null where none is set. */
export const findMsToDivulgacao = async (db: Db): Promise<number | null> => {
  const ms = sql<number | null>`ceil(1000 * extract(epoch from min(${vagas.divulgacaoEm}) - now()))::float8`
  const [found] = await db.select({ ms }).from(vagas).where(isNotNull(vagas.divulgacaoEm))
  return found?.ms ?? null
}

const divulgacoes = alias(mudancasDeEtapa, 'divulgacoes')

/** What its professor sees: a decision that was held back is one line, whether or not it is released by now. */
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
