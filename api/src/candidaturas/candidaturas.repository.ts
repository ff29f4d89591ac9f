import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'
import type { CandidaturaAnswer } from './candidaturas.schemas.ts'

/** The contract's calls have no window; nobody reads more letters than this. */
const candidatosLimit = 5000

type Stored = { id: number; criadoEm: Date; cartaMotivacao: string | null }

const toCandidatura = ({ id, criadoEm, cartaMotivacao }: Stored): CandidaturaAnswer => ({
  id,
  criado_em: criadoEm.toISOString(),
  carta_motivacao: cartaMotivacao,
})

/** What decides over an application. Null where there is no such vaga. */
export const findVaga = async (db: Db, id: number) => {
  const [vaga] = await selectVaga(db, id)
  return vaga ?? null
}

/** The same, holding off a change of the vaga until the transaction ends. */
export const holdVaga = async (db: Db, id: number) => {
  const [vaga] = await selectVaga(db, id).for('share')
  return vaga ?? null
}

const selectVaga = (db: Db, id: number) =>
  db
    .select({ autorId: vagas.autorId, titulo: vagas.titulo, status: vagas.status, prazo: vagas.prazo })
    .from(vagas)
    .where(eq(vagas.id, id))

const ofCandidato = (vagaId: number, candidatoId: number) =>
  and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.candidatoId, candidatoId))

export const hasApplied = async (db: Db, vagaId: number, candidatoId: number): Promise<boolean> =>
  (await db.$count(candidaturas, ofCandidato(vagaId, candidatoId))) > 0

/** Null when this student applied before. */
export const insertCandidatura = async (
  db: Db,
  given: { vagaId: number; candidatoId: number; cartaMotivacao: string | null },
): Promise<CandidaturaAnswer | null> => {
  const [created] = await db.insert(candidaturas).values(given).onConflictDoNothing().returning()
  return created ? toCandidatura(created) : null
}

/** False when there was nothing to cancel. */
export const deleteCandidatura = async (db: Db, vagaId: number, candidatoId: number): Promise<boolean> => {
  const gone = await db.delete(candidaturas).where(ofCandidato(vagaId, candidatoId)).returning({ id: candidaturas.id })
  return gone.length > 0
}

/** Who applied, oldest first. */
export const findCandidatos = async (db: Db, vagaId: number) => {
  const rows = await db
    .select({
      id: candidaturas.id,
      criadoEm: candidaturas.criadoEm,
      cartaMotivacao: candidaturas.cartaMotivacao,
      candidato: {
        id: usuarios.id,
        usuario: usuarios.usuario,
        email: usuarios.email,
        avatar: usuarios.avatar,
        curso: usuarios.curso,
      },
    })
    .from(candidaturas)
    .innerJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .where(eq(candidaturas.vagaId, vagaId))
    .orderBy(asc(candidaturas.criadoEm), asc(candidaturas.id))
    .limit(candidatosLimit)
  return rows.map(({ candidato, ...row }) => ({ ...toCandidatura(row), candidato }))
}

/** One window of a student's own, newest first, and how many there are. */
export const findOwn = async (db: Db, candidatoId: number, { skip, limit }: { skip: number; limit: number }) => {
  const rows = await db
    .select()
    .from(candidaturas)
    .where(eq(candidaturas.candidatoId, candidatoId))
    .orderBy(desc(candidaturas.criadoEm), desc(candidaturas.id))
    .limit(limit)
    .offset(skip)
  const total = await db.$count(candidaturas, eq(candidaturas.candidatoId, candidatoId))
  return { rows: rows.map(row => ({ vagaId: row.vagaId, candidatura: toCandidatura(row) })), total }
}
