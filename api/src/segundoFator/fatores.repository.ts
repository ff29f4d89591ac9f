import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { secretsOf } from '../autenticacao/chaves.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import {
  aplicativosDeCodigo,
  chavesDeAcesso,
  codigosDeRecuperacao,
  desafiosDeFator,
} from '../db/schema/segundoFator.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import { emitEvento } from '../eventos/emitEvento.ts'
import { Gone } from '../http/refusal.ts'
import type { Chave } from './chaves.ts'
import { keyIdOf, seal, unseal } from './cofre.ts'
import { hashCodigo } from './codigos.ts'

/** More than anybody carries. */
export const mostChaves = 10

/** The second factors of an account: its app, its passkeys, the oldest first, and how many recovery codes are left. */
export const findFatores = async (db: Db, usuarioId: number) => {
  const [aplicativo] = await db.select().from(aplicativosDeCodigo).where(eq(aplicativosDeCodigo.usuarioId, usuarioId))
  const chaves = await db
    .select()
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuarioId, usuarioId))
    .orderBy(asc(chavesDeAcesso.criadoEm), asc(chavesDeAcesso.id))
  const codigos = await db.$count(codigosDeRecuperacao, eq(codigosDeRecuperacao.usuarioId, usuarioId))
  return { aplicativo: aplicativo ?? null, chaves, codigos }
}

export type Fatores = Awaited<ReturnType<typeof findFatores>>

/** `usuarios.versaoDoToken`. */
export const findVersao = async (db: Db, usuarioId: number): Promise<number> => (await findConta(db, usuarioId)).versao

/** In lower case. */
export const findEmail = async (db: Db, usuarioId: number): Promise<string> => (await findConta(db, usuarioId)).email

const findConta = async (db: Db, usuarioId: number) => {
  const [conta] = await db
    .select({ versao: usuarios.versaoDoToken, email: sql<string>`lower(${usuarios.email})` })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  if (!conta) throw new Gone()
  return conta
}

/** Whether a sign-in to the account needs a second step. Recovery codes alone are none. */
export const temFator = ({ aplicativo, chaves }: Pick<Fatores, 'aplicativo' | 'chaves'>): boolean =>
  aplicativo !== null || chaves.length > 0

/** Stores the app of an account in place of an earlier one. `passo`: of the code that confirmed it. */
export const saveAplicativo = async (
  transaction: Db,
  { jwtSecret }: Settings,
  { usuarioId, segredo, passo }: { usuarioId: number; segredo: string; passo: number },
) => {
  const novo = {
    segredo: seal(jwtSecret, usuarioId, segredo),
    ultimoPasso: passo,
    criadoEm: sql`now()`,
    usadoEm: null,
  }
  await transaction
    .insert(aplicativosDeCodigo)
    .values({ usuarioId, ...novo })
    .onConflictDoUpdate({ target: aplicativosDeCodigo.usuarioId, set: novo })
}

/** False if that step, or a later one, was used before. Of concurrent requests one gets true. */
export const usePasso = async (transaction: Db, usuarioId: number, passo: number): Promise<boolean> => {
  const used = await transaction
    .update(aplicativosDeCodigo)
    .set({ ultimoPasso: passo, usadoEm: sql`now()` })
    .where(and(eq(aplicativosDeCodigo.usuarioId, usuarioId), lt(aplicativosDeCodigo.ultimoPasso, passo)))
    .returning({ usuarioId: aplicativosDeCodigo.usuarioId })
  return used.length > 0
}

/** False if a passkey of that id is known already. */
export const insertChave = async (transaction: Db, usuarioId: number, nome: string, chave: Chave): Promise<boolean> => {
  const made = await transaction
    .insert(chavesDeAcesso)
    .values({ ...chave, usuarioId, nome })
    .onConflictDoNothing()
    .returning({ id: chavesDeAcesso.id })
  return made.length > 0
}

/** Notes a use of a passkey. */
export const touchChave = async (transaction: Db, id: string, contador: number): Promise<void> => {
  await transaction
    .update(chavesDeAcesso)
    .set({ contador, usadoEm: sql`now()` })
    .where(eq(chavesDeAcesso.id, id))
}

/** Stores new recovery codes in place of the earlier ones. */
export const saveCodigos = async (transaction: Db, usuarioId: number, codigos: readonly string[]): Promise<void> => {
  await transaction.delete(codigosDeRecuperacao).where(eq(codigosDeRecuperacao.usuarioId, usuarioId))
  await transaction
    .insert(codigosDeRecuperacao)
    .values(codigos.map(codigo => ({ usuarioId, codigoHash: hashCodigo(usuarioId, codigo) })))
}

/** Uses a recovery code up; false if it is none of the account's. */
export const useCodigo = async (transaction: Db, usuarioId: number, codigo: string): Promise<boolean> => {
  const used = await transaction
    .delete(codigosDeRecuperacao)
    .where(
      and(
        eq(codigosDeRecuperacao.usuarioId, usuarioId),
        eq(codigosDeRecuperacao.codigoHash, hashCodigo(usuarioId, codigo)),
      ),
    )
    .returning({ usuarioId: codigosDeRecuperacao.usuarioId })
  return used.length > 0
}

export const deleteAplicativo = async (transaction: Db, usuarioId: number): Promise<void> => {
  await transaction.delete(aplicativosDeCodigo).where(eq(aplicativosDeCodigo.usuarioId, usuarioId))
}

export const deleteChave = async (transaction: Db, usuarioId: number, id: string): Promise<void> => {
  await transaction
    .delete(chavesDeAcesso)
    .where(and(eq(chavesDeAcesso.usuarioId, usuarioId), eq(chavesDeAcesso.id, id)))
}

/** The account signs in with one step again: its codes and challenges go, too, and no session has a second factor. */
export const deleteFatores = async (transaction: Db, usuarioId: number): Promise<void> => {
  for (const table of [aplicativosDeCodigo, chavesDeAcesso, codigosDeRecuperacao, desafiosDeFator])
    await transaction.delete(table).where(eq(table.usuarioId, usuarioId))
  await transaction.update(sessoes).set({ fatorEm: null }).where(eq(sessoes.usuarioId, usuarioId))
}

/** The first factor of an account: this session has it, and all others, which began without, end. */
export const markSessao = async (transaction: Db, usuarioId: number, jti: string | null): Promise<void> => {
  const isThis = sql`coalesce(${sessoes.id} = ${jti}::text, false)`
  await transaction
    .update(sessoes)
    .set({
      fatorEm: sql`case when ${isThis} then now() end`,
      encerradaEm: sql`case when ${isThis} then null else now() end`,
    })
    .where(and(eq(sessoes.usuarioId, usuarioId), isNull(sessoes.encerradaEm)))
  await emitEvento(transaction, { tipo: 'sessao', itens: [[usuarioId, 0]] })
}

/** Seals the secret of one app anew that an earlier key sealed; false if there is none. */
export const resealNext = async (db: Db, settings: Settings): Promise<boolean> => {
  const antigas = settings.jwtAnteriores.map(keyIdOf)
  if (antigas.length === 0) return false
  const { usuarioId, segredo } = aplicativosDeCodigo
  const [old] = await db
    .select({ usuarioId, segredo })
    .from(aplicativosDeCodigo)
    .where(inArray(sql`split_part(${segredo}, '.', 1)`, antigas))
    .limit(1)
  const text = old && unseal(secretsOf(settings), old.usuarioId, old.segredo)
  if (!old || text == null) return false
  await db
    .update(aplicativosDeCodigo)
    .set({ segredo: seal(settings.jwtSecret, old.usuarioId, text) })
    .where(and(eq(usuarioId, old.usuarioId), eq(segredo, old.segredo)))
  return true
}
