import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { gestores } from '../db/schema/gestores.ts'
import { enqueueEmailDeConvite } from '../notificacoes/emailsAEnviar.ts'
import { findEmailDeProfessor, insertConvite } from './gestores.repository.ts'

/** Invites the co-managers of a vaga, and those invited to it, to a new vaga of `usuarioId`, who is left out. */
export const copiarConvites = async (
  db: Db,
  { de, para, usuarioId }: Record<'de' | 'para' | 'usuarioId', number>,
): Promise<void> => {
  const rows = await db
    .select()
    .from(gestores)
    .where(and(eq(gestores.vagaId, de), or(isNull(gestores.usuarioId), ne(gestores.usuarioId, usuarioId))))
    .orderBy(asc(gestores.id))
  for (const { usuarioId: pessoa, email, visivel } of rows) {
    const endereco = pessoa === null ? email : await findEmailDeProfessor(db, pessoa)
    if (endereco === null) continue
    const quem = pessoa === null ? { usuarioId: null, email } : { usuarioId: pessoa, email: null }
    const convite = await insertConvite(db, { vagaId: para, ...quem, convidadoPorId: usuarioId, visivel })
    await enqueueEmailDeConvite(db, endereco, convite)
  }
}
