import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { papeisDaConta } from '../autenticacao/papeis.ts'
import type { Db } from '../db/connection.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { exclusoes } from '../db/schema/dados.ts'
import { usuarios } from '../db/schema.ts'

/** The sign-in data of the account, or of the newest registration; null without either. `email` in lower case. */
export const findConta = async (db: Db, email: string) => {
  const [conta] = await db
    .select({
      usuarioId: usuarios.id,
      papeis: papeisDaConta,
      senhaHash: usuarios.senhaHash,
      emailVerificadoEm: usuarios.emailVerificadoEm,
      versao: usuarios.versaoDoToken,
      suspensoAte: usuarios.suspensoAte,
      motivoDaSuspensao: usuarios.motivoDaSuspensao,
    })
    .from(usuarios)
    .where(eq(sql`lower(${usuarios.email})`, email))
    .orderBy(sql`${usuarios.emailVerificadoEm} is null`, desc(usuarios.id))
    .limit(1)
  return conta ?? null
}

/** Locks the account of a challenge. `email` in lower case. */
export const lockConta = async (transaction: Db, usuarioId: number) => {
  await lockUsuario(transaction, usuarioId)
  const [conta] = await transaction
    .select({
      usuarioId: usuarios.id,
      email: sql<string>`lower(${usuarios.email})`,
      papeis: papeisDaConta,
      versao: usuarios.versaoDoToken,
      suspensoAte: usuarios.suspensoAte,
      motivoDaSuspensao: usuarios.motivoDaSuspensao,
    })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  return conta ?? null
}

/** When the account ends, if its owner asked for that. */
export const findPedidoDeExclusao = async (db: Db, usuarioId: number): Promise<Date | null> => {
  const [pedido] = await db
    .select({ executarEm: exclusoes.executarEm })
    .from(exclusoes)
    .where(and(eq(exclusoes.usuarioId, usuarioId), isNull(exclusoes.concluidaEm)))
  return pedido?.executarEm ?? null
}
