import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './connection.ts'
import { gestores } from './schema.gestores.ts'
import { candidaturas, usuarios, vagas } from './schema.ts'

/*
 * Who manages a vaga: its author, and whoever accepted to manage it with them. What is only an invitation counts
 * nowhere here.
 */

/** The ids of those who manage the vaga of the query, its author first. Part of the query: it costs no round trip. */
export const responsaveis = sql<number[]>`(
  vagas.autor_id || array(
    select g.usuario_id from gestores g where g.vaga_id = vagas.id and g.aceito_em is not null order by g.aceito_em, g.id
  )
)`

/** The vagas that a person manages, by their indexes. */
export const gerenciadas = (usuarioId: number): SQL => sql`(
  select v.id from vagas v where v.autor_id = ${usuarioId}
  union all select g.vaga_id from gestores g where g.usuario_id = ${usuarioId} and g.aceito_em is not null
)`

/** Nobody where there is no such candidatura. */
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
  .describe('What whoever is asking is to the vaga; null for who does not manage it, also while only invited')

export const gestorSchema = z.object({
  id: z.int(),
  usuario: z
    .object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() })
    .nullable()
    .describe('Null while only an e-mail is invited'),
  email: z.string().nullable().describe('For the author alone, of who was invited by it'),
  visivel: z.boolean().describe('Students see who it is'),
  aceito_em: z.iso
    .datetime()
    .nullable()
    .describe('Null while only invited: no rights yet, and shown to the author alone'),
})

export type GestorAnswer = z.infer<typeof gestorSchema>

/** What a vaga's own address answers besides what lists do. */
export const equipeFields = { gestores: z.array(gestorSchema), meu_papel: meuPapel }

/**
 * Who manages a vaga besides its author, as far as a reader sees it: the author also who is only invited, a co-manager
 * all who accepted, everybody else those of them who are shown.
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
  const seen = rows.filter(({ visivel, aceitoEm }) => isAutor || (aceitoEm !== null && (isGestor || visivel)))
  return {
    gestores: seen.map(({ id, usuario, email, visivel, aceitoEm }) => ({
      id,
      usuario,
      email: isAutor ? email : null,
      visivel,
      aceito_em: aceitoEm?.toISOString() ?? null,
    })),
    meu_papel: isAutor ? 'autor' : isGestor ? 'gestor' : null,
  }
}
