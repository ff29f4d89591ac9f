import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { exclusoes } from '../db/schema/dados.ts'
import { usuarios } from '../db/schema.ts'

const ofPessoa = (usuarioId: number) => and(eq(exclusoes.usuarioId, usuarioId), isNull(exclusoes.concluidaEm))

/** When the account of a person ends; null if nobody asked for it. */
export const findPedido = async (db: Db, usuarioId: number) => {
  const [pedido] = await db
    .select({ pedidaEm: exclusoes.pedidaEm, executarEm: exclusoes.executarEm })
    .from(exclusoes)
    .where(ofPessoa(usuarioId))
  return pedido ?? null
}

/** Resolves whether it is new. */
export const insertPedido = async (transaction: Db, usuarioId: number): Promise<boolean> => {
  const made = await transaction
    .insert(exclusoes)
    .values({ usuarioId, executarEm: sql`now() + interval '7 days'` })
    .onConflictDoNothing()
    .returning()
  return made.length > 0
}

/** Resolves whether there was one. */
export const deletePedido = async (transaction: Db, usuarioId: number): Promise<boolean> =>
  (await transaction.delete(exclusoes).where(ofPessoa(usuarioId)).returning()).length > 0

/** The id of somebody whose account is to end by now, locked: another process takes the next one. */
export const takeDevida = async (transaction: Db): Promise<number | null> => {
  const [devida] = await transaction
    .select({ usuarioId: exclusoes.usuarioId })
    .from(exclusoes)
    .where(and(isNull(exclusoes.concluidaEm), lte(exclusoes.executarEm, sql`now()`)))
    .orderBy(asc(exclusoes.executarEm))
    .limit(1)
    .for('update', { skipLocked: true })
  return devida?.usuarioId ?? null
}

export const postponePedido = async (transaction: Db, usuarioId: number): Promise<void> => {
  await transaction
    .update(exclusoes)
    .set({ executarEm: sql`now() + interval '1 day'` })
    .where(ofPessoa(usuarioId))
}

type Marcas = { emailMarca: string; matriculaMarca: string | null }

export const finishPedido = async (transaction: Db, usuarioId: number, marcas: Marcas): Promise<void> => {
  await transaction
    .update(exclusoes)
    .set({ ...marcas, concluidaEm: new Date() })
    .where(ofPessoa(usuarioId))
}

/** The account, locked together with all administrators, so that of the last two who leave one stays. */
export const lockPessoa = async (transaction: Db, id: number) => {
  const rows = await transaction
    .select()
    .from(usuarios)
    .where(sql`${usuarios.id} = ${id} or 'administrador' = any(${usuarios.direitos})`)
    .orderBy(usuarios.id)
    .for('no key update')
  const pessoa = rows.find(row => row.id === id)
  if (!pessoa) throw new Error(`no usuario ${id}`)
  const outros = rows.filter(
    ({ id: outro, direitos, emailVerificadoEm, suspensoAte }) =>
      outro !== id &&
      direitos.includes('administrador') &&
      emailVerificadoEm !== null &&
      (suspensoAte === null || suspensoAte < new Date()),
  )
  return { pessoa, isUltima: pessoa.direitos.includes('administrador') && outros.length === 0 }
}

/** The address of a person, and those that it replaced and nobody else has now, in lower case. */
export const findEnderecos = async (db: Db, usuarioId: number): Promise<string[]> => {
  const { rows } = await db.execute<{ email: string }>(sql`
    select lower(email) as email from usuarios where id = ${usuarioId}::int
    union
    select m.de from mudancas_de_email m where m.usuario_id = ${usuarioId}::int and m.confirmada_em is not null
      and not exists (select from usuarios o where lower(o.email) = m.de and o.id <> m.usuario_id)
  `)
  return rows.map(({ email }) => email)
}

/** Open vagas that nobody else manages. */
const orfas = (usuarioId: number): SQL => sql`
  select v.id from vagas v
  where v.autor_id = ${usuarioId}::int and not v.rascunho and v.status not in ('finalizada', 'encerrada')
    and not exists (select from gestores g where g.vaga_id = v.id and g.aceito_em is not null)
`

export const findOrfas = async (db: Db, usuarioId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`${orfas(usuarioId)} order by v.id`)
  return rows.map(({ id }) => id)
}

export const countOrfas = async (db: Db, usuarioId: number): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${orfas(usuarioId)}) o`)
  return rows[0]?.total ?? 0
}

/** Which of these keyed hashes are of somebody who is gone. */
export const findMarcadas = async (db: Db, marcas: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ marca: string }>(sql`
    select m.marca from jsonb_array_elements_text(${JSON.stringify(marcas)}::jsonb) m (marca)
    where exists (select from exclusoes e where e.email_marca = m.marca or e.matricula_marca = m.marca)
  `)
  return new Set(rows.map(({ marca }) => marca))
}
