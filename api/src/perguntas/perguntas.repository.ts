import { and, asc, eq, inArray, not, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { lockGestao, responsaveis } from '../gestores/gestao.ts'
import { arquivosEnviados, pedidosDeArquivo, perguntas, respostas, semArquivo } from '../db/schema/perguntas.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { isConcluidaVisivel } from '../db/schema/selecao.ts'
import { semResposta } from './semResposta.ts'
import type { PerguntasBody, RespostasAnswer } from './perguntas.schemas.ts'

/** The vaga with its managers. `hold` blocks candidaturas and changes of the questions until the transaction ends. */
export const findVaga = async (db: Db, vagaId: number, hold = false) => {
  if (hold) await lockGestao(db, vagaId, 'update')
  const columns = { responsaveis, rascunho: vagas.rascunho, titulo: vagas.titulo, status: vagas.status }
  const [vaga] = await db.select(columns).from(vagas).where(eq(vagas.id, vagaId))
  return vaga ?? null
}

/**
 * Replaces all questions of a vaga. A question whose id no longer exists is inserted again, so that nothing typed is
 * lost.
 */
export const replacePerguntas = async (db: Db, vagaId: number, body: Omit<PerguntasBody, 'antes'>): Promise<void> => {
  const ids = body.perguntas.flatMap(({ id }) => id ?? [])
  const { vagaId: daVaga } = perguntas
  await db.delete(perguntas).where(and(eq(daVaga, vagaId), ids.length > 0 ? notInArray(perguntas.id, ids) : undefined))
  for (const [ordem, { id, ...pergunta }] of body.perguntas.entries()) {
    const [kept] = id
      ? await db
          .update(perguntas)
          .set({ ...pergunta, ordem })
          .where(and(eq(daVaga, vagaId), eq(perguntas.id, id)))
          .returning({ id: perguntas.id })
      : []
    if (!kept) await db.insert(perguntas).values({ ...pergunta, ordem, vagaId })
  }
  await db
    .insert(pedidosDeArquivo)
    .values({ vagaId, ...body.arquivo })
    .onConflictDoUpdate({ target: pedidosDeArquivo.vagaId, set: body.arquivo })
}

/**
 * The students whose candidatura to a vaga is not over, as they see it, and has no answer to one of these questions, or no
 * file if that is due.
 */
export const findDevedores = async (
  db: Db,
  vagaId: number,
  { ids, arquivo }: { ids: readonly number[]; arquivo: boolean },
): Promise<number[]> => {
  const semUma = sql`exists (select from ${perguntas} where ${inArray(perguntas.id, [...ids])} and ${semResposta})`
  const rows = await db
    .select({ id: candidaturas.candidatoId })
    .from(candidaturas)
    .where(
      and(
        eq(candidaturas.vagaId, vagaId),
        not(isConcluidaVisivel),
        or(ids.length > 0 ? semUma : undefined, arquivo ? semArquivo : undefined),
      ),
    )
  return rows.map(({ id }) => id)
}

/** The candidaturas, with their vagas. */
type Candidatura = Pick<RespostasAnswer, 'candidatura' | 'vaga'>

/** The answers of each of these candidaturas. */
export const findRespostas = async (db: Db, candidatas: readonly Candidatura[]): Promise<RespostasAnswer[]> => {
  const ids = candidatas.map(({ candidatura }) => candidatura)
  const found = new Map<number, RespostasAnswer>(
    candidatas.map(each => [each.candidatura, { ...each, respostas: [], arquivo: null }]),
  )
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(respostas)
    .where(inArray(respostas.candidaturaId, ids))
    .orderBy(asc(respostas.candidaturaId), asc(respostas.ordem))
  for (const { candidaturaId, perguntaId: pergunta, texto, tipo, valor } of rows) {
    found.get(candidaturaId)?.respostas.push({ pergunta, texto, tipo, valor })
  }
  const enviados = await db.select().from(arquivosEnviados).where(inArray(arquivosEnviados.candidaturaId, ids))
  for (const { candidaturaId, tamanho, criadoEm } of enviados) {
    const its = found.get(candidaturaId ?? 0)
    if (its) its.arquivo = { tamanho, criado_em: criadoEm.toISOString() }
  }
  return [...found.values()]
}

type Which = { id: number } | { vagaId: number; candidatoId?: number }

/** One candidatura, all of a vaga, or a candidate's to a vaga; oldest first. */
export const findCandidaturas = (db: Db, which: Which): Promise<Candidatura[]> => {
  const where =
    'id' in which
      ? eq(candidaturas.id, which.id)
      : and(
          eq(candidaturas.vagaId, which.vagaId),
          which.candidatoId === undefined ? undefined : eq(candidaturas.candidatoId, which.candidatoId),
        )
  return db
    .select({ candidatura: candidaturas.id, vaga: candidaturas.vagaId })
    .from(candidaturas)
    .where(where)
    .orderBy(asc(candidaturas.criadoEm), asc(candidaturas.id))
}
