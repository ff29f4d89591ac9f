import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { avisar } from './avisos.ts'
import type { Db } from './connection.ts'
import { tokensRevogados } from './schema.apoio.ts'
import { usuarios } from './schema.ts'

/**
 * The account that a token speaks for, or null when the account is gone or unverified, the token is of an older
 * version (a new password signs every device out), or was signed out.
 */
export const findTitular = async (
  db: Db,
  { usuarioId, versao, jti }: { usuarioId: number; versao: number; jti: string },
): Promise<{ usuarioId: number; ehaluno: boolean; aConfirmar: boolean } | null> => {
  const revogado = db.select({ jti: tokensRevogados.jti }).from(tokensRevogados).where(eq(tokensRevogados.jti, jti))
  const [titular] = await db
    .select({
      usuarioId: usuarios.id,
      ehaluno: usuarios.ehaluno,
      aConfirmar: sql<boolean>`not ${usuarios.ehaluno} and ${usuarios.professorConfirmadoEm} is null`,
    })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.id, usuarioId),
        eq(usuarios.versaoDoToken, versao),
        isNotNull(usuarios.emailVerificadoEm),
        notExists(revogado),
      ),
    )
  return titular ?? null
}

/** Signs one token out, and forgets those that have expired since. */
export const revokeToken = async (
  db: Db,
  { usuarioId, jti, expiraEm }: { usuarioId: number; jti: string; expiraEm: Date },
): Promise<void> => {
  await db.insert(tokensRevogados).values({ jti, expiraEm }).onConflictDoNothing()
  await avisar(db, { tipo: 'sessao', itens: [[usuarioId, 0]] })
  await db.delete(tokensRevogados).where(lt(tokensRevogados.expiraEm, new Date()))
}
