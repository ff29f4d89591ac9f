import { and, eq, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { emitEvento } from '../eventos/emitEvento.ts'
import type { Db } from '../db/connection.ts'
import { tokensRevogados } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { aConfirmar, papeisDaConta, recusaDeProfessor } from './papeis.ts'
import type { Papel } from './papeis.ts'

/**
 * The account of a token; null if the account is deleted, unverified or suspended, if the token has an older version (a new
 * password signs every device out), or if it was signed out.
 */
export const findTitular = async (
  db: Db,
  { usuarioId, versao, jti }: { usuarioId: number; versao: number; jti: string },
): Promise<{ usuarioId: number; papeis: Papel[]; aConfirmar: boolean; recusado: boolean } | null> => {
  const revogado = db.select({ jti: tokensRevogados.jti }).from(tokensRevogados).where(eq(tokensRevogados.jti, jti))
  const [titular] = await db
    .select({
      usuarioId: usuarios.id,
      papeis: papeisDaConta,
      aConfirmar,
      recusado: sql<boolean>`${recusaDeProfessor} is not null`,
    })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.id, usuarioId),
        eq(usuarios.versaoDoToken, versao),
        isNotNull(usuarios.emailVerificadoEm),
        or(isNull(usuarios.suspensoAte), lte(usuarios.suspensoAte, sql`now()`)),
        notExists(revogado),
      ),
    )
  return titular ?? null
}

/** Signs one token out, and deletes the expired ones from the list. */
export const revokeToken = async (
  db: Db,
  { usuarioId, jti, expiraEm }: { usuarioId: number; jti: string; expiraEm: Date },
): Promise<void> => {
  await db.insert(tokensRevogados).values({ jti, expiraEm }).onConflictDoNothing()
  await emitEvento(db, { tipo: 'sessao', itens: [[usuarioId, 0]] })
  await db.delete(tokensRevogados).where(lt(tokensRevogados.expiraEm, new Date()))
}
