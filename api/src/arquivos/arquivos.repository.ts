import { and, eq, not, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { arquivosEnviados, pedidosDeArquivo, semArquivo } from '../db/schema/perguntas.ts'
import { isConcluidaVisivel } from '../db/schema/selecao.ts'
import { candidaturas, vagas } from '../db/schema.ts'

/** Status, prazo and request for a file of a vaga; null if the vaga does not exist. */
export const findVaga = async (db: Db, id: number) => {
  const [found] = await db
    .select({ status: vagas.status, prazo: vagas.prazo, rascunho: vagas.rascunho, pedido: pedidosDeArquivo.pedido })
    .from(vagas)
    .leftJoin(pedidosDeArquivo, eq(pedidosDeArquivo.vagaId, vagas.id))
    .where(eq(vagas.id, id))
  return found ?? null
}

/** Whether a student who has applied to a vaga still owes its file: it may be required since then. */
export const isDevido = async (db: Db, vagaId: number, candidatoId: number): Promise<boolean> => {
  const deles = and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.candidatoId, candidatoId))
  return (await db.$count(candidaturas, and(deles, not(isConcluidaVisivel), semArquivo))) > 0
}

/** Bytes of all files of a person. Locks the person, so that concurrent uploads are counted one after the other. */
export const sumBytes = async (db: Db, donoId: number): Promise<number> => {
  await lockUsuario(db, donoId)
  const [found] = await db
    .select({ bytes: sql<string>`coalesce(sum(${arquivosEnviados.tamanho}), 0)` })
    .from(arquivosEnviados)
    .where(eq(arquivosEnviados.donoId, donoId))
  return Number(found?.bytes)
}

export const insertEnviado = async (
  db: Db,
  given: { donoId: number; vagaId: number; chave: string; tamanho: number },
): Promise<string> => {
  const [made] = await db.insert(arquivosEnviados).values(given).returning({ id: arquivosEnviados.id })
  if (!made) throw new Error('no file was noted')
  return made.id
}

/** The id of the candidate; null if the candidatura does not exist. */
export const findCandidato = async (db: Db, candidaturaId: number): Promise<number | null> => {
  const [found] = await db
    .select({ candidatoId: candidaturas.candidatoId })
    .from(candidaturas)
    .where(eq(candidaturas.id, candidaturaId))
  return found?.candidatoId ?? null
}

/** The key of the file of a candidatura; null if it has none. */
export const findChave = async (db: Db, candidaturaId: number): Promise<string | null> => {
  const [found] = await db
    .select({ chave: arquivosEnviados.chave })
    .from(arquivosEnviados)
    .where(eq(arquivosEnviados.candidaturaId, candidaturaId))
  return found?.chave ?? null
}
