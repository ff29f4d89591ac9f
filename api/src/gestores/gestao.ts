import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { gestores } from '../db/schema/gestores.ts'
import { candidaturas, usuarios, vagas } from '../db/schema.ts'

/* The managers of a vaga are its author and the co-managers who accepted. Invitations do not count here. */

/** The ids of the managers of the query's vaga, its author first. A subquery, so that it costs no round trip. */
export const responsaveis = sql<number[]>`(
  vagas.autor_id || array(
    select g.usuario_id from gestores g where g.vaga_id = vagas.id and g.aceito_em is not null order by g.aceito_em, g.id
  )
)`

/** The vagas that a person manages, found by index. */
export const gerenciadas = (usuarioId: number): SQL => sql`(
  select v.id from vagas v where v.autor_id = ${usuarioId}
  union all select g.vaga_id from gestores g where g.usuario_id = ${usuarioId} and g.aceito_em is not null
)`

/**
 * Locks a vaga, with who manages it, until the transaction ends: 'update' for those who change either, 'share' for what is
 * written about it. Read the vaga in a later statement: this one may have waited for somebody who changed its managers.
 */
export const lockGestao = async (transaction: Db, vagaId: number, lock: 'share' | 'update'): Promise<void> => {
  const query = transaction.select({ id: vagas.id }).from(vagas).where(eq(vagas.id, vagaId))
  await query.for(lock === 'update' ? 'no key update' : 'share')
}

/** Locks the vaga of a candidatura ('share') and the candidatura itself. Does nothing if there is none. */
export const lockCandidatura = async (transaction: Db, id: number): Promise<void> => {
  const itself = eq(candidaturas.id, id)
  const [found] = await transaction.select({ vagaId: candidaturas.vagaId }).from(candidaturas).where(itself)
  if (!found) return
  await lockGestao(transaction, found.vagaId, 'share')
  await transaction.select({ id: candidaturas.id }).from(candidaturas).where(itself).for('no key update')
}

/** Who manages a vaga, and whether it is a draft; null if it does not exist. */
export const findGestao = async (db: Db, vagaId: number) => {
  const [vaga] = await db.select({ responsaveis, rascunho: vagas.rascunho }).from(vagas).where(eq(vagas.id, vagaId))
  return vaga ?? null
}

/** Empty if the candidatura does not exist. */
export const findResponsaveis = async (db: Db, candidaturaId: number): Promise<number[]> => {
  const [found] = await db
    .select({ responsaveis })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
    .where(eq(candidaturas.id, candidaturaId))
  return found?.responsaveis ?? []
}

const papeis = ['autor', 'gestor'] as const
type Papel = (typeof papeis)[number]

export const meuPapel = z
  .enum(papeis)
  .nullable()
  .describe(
    'The role of the requesting person for this vaga; null if they do not manage it, also while they are only invited',
  )

export const gestorSchema = z.object({
  id: z.int(),
  usuario: z
    .object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })
    .nullable()
    .describe('Null while only an e-mail is invited'),
  email: z
    .string()
    .meta({ format: 'email' })
    .nullable()
    .describe('Only for the managers, if the invitation was by e-mail'),
  visivel: z.boolean().describe('Whether students see this person'),
  aceito_em: z.iso
    .datetime()
    .nullable()
    .describe('Null for an invitation: no rights yet, and visible to the managers only'),
})

export type GestorAnswer = z.infer<typeof gestorSchema>

/** The fields that only the detail of a vaga has. */
export const equipeFields = { gestores: z.array(gestorSchema), meu_papel: meuPapel }

/**
 * The co-managers of a vaga that a reader may see: its managers see all and the invitations, everybody else those who
 * are visible.
 */
export const findEquipe = async (
  db: Db,
  { vagaId, autorId, leitorId }: Record<'vagaId' | 'autorId' | 'leitorId', number>,
): Promise<{ gestores: GestorAnswer[]; meu_papel: Papel | null }> => {
  const rows = await db
    .select({
      id: gestores.id,
      usuario: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
      usuarioId: gestores.usuarioId,
      email: gestores.email,
      visivel: gestores.visivel,
      aceitoEm: gestores.aceitoEm,
    })
    .from(gestores)
    .leftJoin(usuarios, eq(usuarios.id, gestores.usuarioId))
    .where(eq(gestores.vagaId, vagaId))
    .orderBy(gestores.id)
  const isAutor = leitorId === autorId
  const isGestor = rows.some(({ usuarioId, aceitoEm }) => usuarioId === leitorId && aceitoEm !== null)
  const manages = isAutor || isGestor
  const seen = rows.filter(({ visivel, aceitoEm }) => manages || (aceitoEm !== null && visivel))
  return {
    gestores: seen.map(({ id, usuario, email, visivel, aceitoEm }) => ({
      id,
      usuario,
      email: manages ? email : null,
      visivel,
      aceito_em: aceitoEm?.toISOString() ?? null,
    })),
    meu_papel: isAutor ? 'autor' : isGestor ? 'gestor' : null,
  }
}
