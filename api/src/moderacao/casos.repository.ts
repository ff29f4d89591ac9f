import { and, desc, eq, getTableColumns, isNotNull, lte, ne, notInArray, or, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { casos, decisoes, denuncias } from '../db/schema/moderacao.ts'
import { usuarios } from '../db/schema.ts'
import type { Janela } from '../http/listRoute.ts'
import type { Ato, Caso as Resumo, FiltrosDeCasos, Tipo } from './casos.schemas.ts'
import type { Caso, Objeto } from './objetos.ts'

/*
 * A first look is stored as a case of its vaga, with the acts that are nearest: the checks of these columns cannot be
 * widened, only dropped.
 */
const guardados = { liberar: 'restaurar', devolver: 'manter' } as const

const toGuardado = (ato: Ato) => (ato === 'liberar' || ato === 'devolver' ? guardados[ato] : ato)

const tipoDoCaso = sql<Tipo>`case when ${casos.publicacao} then 'publicacao' else ${casos.tipo} end`

const atoLido = <Lido extends Ato | null>(coluna: typeof casos.ato | typeof decisoes.ato) => sql<Lido>`case
  when not ${casos.publicacao} then ${coluna}
  when ${coluna} = ${guardados.liberar} then 'liberar'
  when ${coluna} = ${guardados.devolver} then 'devolver'
end`

const { publicacao: _, ...colunas } = getTableColumns(casos)
const campos = { ...colunas, tipo: tipoDoCaso, ato: atoLido<Ato | null>(casos.ato) }

/** The id of the open case about something, which is new if there is none. The caller has locked the thing. */
export const openCaso = async (db: Db, { tipo, objetoId, pessoaId }: Objeto): Promise<number> => {
  const aberto = and(eq(casos.tipo, tipo), eq(casos.objetoId, objetoId), eq(casos.situacao, 'aberto'))
  const [known] = await db.select({ id: casos.id }).from(casos).where(aberto)
  if (known) return known.id
  const [made] = await db.insert(casos).values({ tipo, objetoId, pessoaId }).returning({ id: casos.id })
  if (!made) throw new Error('no caso was created')
  return made.id
}

/** False if the person has reported it before. */
export const insertDenuncia = async (db: Db, given: typeof denuncias.$inferInsert): Promise<boolean> =>
  (await db.insert(denuncias).values(given).onConflictDoNothing().returning({ id: denuncias.id })).length > 0

const findRows = async (db: Db, where: SQL | undefined, limit: number): Promise<Resumo[]> => {
  const titulo = sql<string>`case
    when ${casos.publicacao} then coalesce((select v.titulo from vagas v where v.id = ${casos.objetoId}), '')
    else (select d.copia ->> 'titulo' from denuncias d where d.caso_id = ${casos.id} order by d.id limit 1)
  end`
  const rows = await db
    .select({
      id: casos.id,
      tipo: campos.tipo,
      objeto: casos.objetoId,
      titulo,
      pessoa_id: casos.pessoaId,
      pessoa: usuarios.usuario,
      situacao: casos.situacao,
      ato: campos.ato,
      denuncias: db.$count(denuncias, eq(denuncias.casoId, casos.id)),
      criadoEm: casos.criadoEm,
    })
    .from(casos)
    .innerJoin(usuarios, eq(usuarios.id, casos.pessoaId))
    .where(where)
    .orderBy(desc(casos.id))
    .limit(limit)
  return rows.map(({ criadoEm, ...row }) => ({ ...row, criado_em: criadoEm.toISOString() }))
}

/** Cases, the newest first. */
export const findCasos = (db: Db, { situacao, tipo }: FiltrosDeCasos, { apos, limit }: Janela): Promise<Resumo[]> => {
  const conditions = and(
    situacao && eq(casos.situacao, situacao),
    tipo && eq(tipoDoCaso, tipo),
    apos === null ? undefined : sql`${casos.id} < ${apos}::int`,
  )
  return findRows(db, conditions, limit)
}

/** More than a moderator reads of one person. */
const mostOutros = 20

/** The other cases of a person. */
export const findOutros = (db: Db, { id, pessoaId }: { id: number; pessoaId: number }): Promise<Resumo[]> =>
  findRows(db, and(eq(casos.pessoaId, pessoaId), ne(casos.id, id)), mostOutros)

/** One case as its list shows it, and its row; null if there is none. */
export const findCaso = async (db: Db, id: number) => {
  const [linha] = await findRows(db, eq(casos.id, id), 1)
  const [caso] = await db.select(campos).from(casos).where(eq(casos.id, id))
  return linha && caso ? { linha, caso } : null
}

/** A case, locked until the transaction ends; null if there is none. */
export const lockCaso = async (transaction: Db, id: number): Promise<Caso | null> => {
  const [caso] = await transaction.select(campos).from(casos).where(eq(casos.id, id)).for('update')
  return caso ?? null
}

/** The reports of a case without who reported, the oldest first. */
export const findDenuncias = (db: Db, casoId: number) =>
  db
    .select({ motivo: denuncias.motivo, texto: denuncias.texto, copia: denuncias.copia, em: denuncias.criadoEm })
    .from(denuncias)
    .where(eq(denuncias.casoId, casoId))
    .orderBy(denuncias.id)

/** The only reader of who reported: to tell them the outcome, and to keep them from deciding. */
export const findDenunciantes = async (db: Db, casoId: number): Promise<number[]> => {
  const rows = await db.select({ id: denuncias.denuncianteId }).from(denuncias).where(eq(denuncias.casoId, casoId))
  return rows.map(({ id }) => id)
}

/** The decisions of a case, the oldest first. */
export const findDecisoes = (db: Db, casoId: number) =>
  db
    .select({
      ato: atoLido<Ato>(decisoes.ato),
      motivo: decisoes.motivo,
      ate: decisoes.ate,
      por: usuarios.usuario,
      em: decisoes.criadoEm,
    })
    .from(decisoes)
    .innerJoin(casos, eq(casos.id, decisoes.casoId))
    .leftJoin(usuarios, eq(usuarios.id, decisoes.porId))
    .where(eq(decisoes.casoId, casoId))
    .orderBy(decisoes.id)

/** Who decided a case last; null if the account was deleted. */
export const findUltimoModerador = async (db: Db, casoId: number): Promise<number | null> => {
  const [ultima] = await db
    .select({ porId: decisoes.porId })
    .from(decisoes)
    .where(eq(decisoes.casoId, casoId))
    .orderBy(desc(decisoes.id))
    .limit(1)
  return ultima?.porId ?? null
}

type Decidida = Omit<typeof decisoes.$inferInsert, 'ato'> & { ato: Ato }

export const insertDecisao = async (db: Db, { ato, ...decisao }: Decidida): Promise<void> => {
  await db.insert(decisoes).values({ ...decisao, ato: toGuardado(ato) })
}

type Mudanca = Partial<Omit<Caso, 'tipo' | 'ato'>> & { ato?: Ato }

export const updateCaso = async (db: Db, id: number, { ato, ...changes }: Mudanca): Promise<void> => {
  await db
    .update(casos)
    .set({ ...changes, ...(ato && { ato: toGuardado(ato) }) })
    .where(eq(casos.id, id))
}

/** Whether there is another open case about the same. */
export const hasOutroAberto = async (db: Db, { id, tipo, objetoId }: Caso): Promise<boolean> => {
  const outro = and(eq(tipoDoCaso, tipo), eq(casos.objetoId, objetoId), eq(casos.situacao, 'aberto'), ne(casos.id, id))
  return (await db.$count(casos, outro)) > 0
}

/** Whether somebody who is none of these may decide: a moderator or an administrator who can sign in. */
export const hasOutroModerador = async (db: Db, alem: readonly number[]): Promise<boolean> => {
  const quem = and(
    sql`${usuarios.direitos} && array['moderador', 'administrador']`,
    isNotNull(usuarios.emailVerificadoEm),
    or(isNull(usuarios.suspensoAte), lte(usuarios.suspensoAte, sql`now()`)),
    notInArray(usuarios.id, [...alem, 0]),
  )
  return (await db.$count(usuarios, quem)) > 0
}
