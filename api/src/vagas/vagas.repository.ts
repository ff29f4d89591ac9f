import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { noFuso } from '../fuso.ts'
import { gerenciadas, lockGestao, responsaveis } from '../gestores/gestao.ts'
import { anuncios } from '../db/schema/apoio.ts'
import { candidaturas, departamentos, vagas } from '../db/schema.ts'
import { locais, tiposDeVaga } from '../db/schema/listas.ts'
import { interesses, vagasInteresses } from '../db/schema/interesses.ts'
import { toColunas } from './camposDeVaga.ts'
import { revisaoDaVaga } from './primeiraRevisao.ts'
import type { NovaVaga, UpdateVaga } from './vagas.schemas.ts'
import type { Status } from './status.ts'

/** More than any professor publishes; the contract's call has no window. */
const ownLimit = 1000

/** The candidaturas to a vaga that were not withdrawn: a student who withdrew is no candidate. */
const candidatasA = (vagaId: number | typeof vagas.id) =>
  and(eq(candidaturas.vagaId, vagaId), ne(candidaturas.etapa, 'retirada'))

/** Newest first, each with its number of candidates, of those at the first stage, its first look, and the professor's role. */
export const findOwn = (db: Db, usuarioId: number) =>
  db
    .select({
      id: vagas.id,
      candidates: db.$count(candidaturas, candidatasA(vagas.id)),
      candidatos_novos: db.$count(
        candidaturas,
        and(eq(candidaturas.vagaId, vagas.id), eq(candidaturas.etapa, 'recebida')),
      ),
      primeira_revisao: revisaoDaVaga,
      meu_papel: sql<'autor' | 'gestor'>`case when ${vagas.autorId} = ${usuarioId} then 'autor' else 'gestor' end`,
    })
    .from(vagas)
    .where(inArray(vagas.id, gerenciadas(usuarioId)))
    .orderBy(desc(vagas.criadoEm), desc(vagas.id))
    .limit(ownLimit)

const datas = { prazo: vagas.prazo, respostaAte: vagas.respostaAte }

/** The columns of a vaga that a change checks, locked until the transaction ends; null if the vaga does not exist. */
export const lockVaga = async (
  db: Db,
  id: number,
): Promise<{
  id: number
  autorId: number
  responsaveis: number[]
  titulo: string
  status: Status
  prazo: string
  respostaAte: string | null
  rascunho: boolean
  oculta: boolean
} | null> => {
  await lockGestao(db, id, 'update')
  const [vaga] = await db
    .select({
      id: vagas.id,
      autorId: vagas.autorId,
      responsaveis,
      titulo: vagas.titulo,
      status: vagas.status,
      rascunho: vagas.rascunho,
      oculta: sql<boolean>`${vagas.statusOculto} is not null`,
      ...datas,
    })
    .from(vagas)
    .where(eq(vagas.id, id))
  return vaga ?? null
}

export type Datas = { prazo: string; respostaAte: string | null }

/** What an edit is checked against. */
export type Atual = Datas & { id: number; rascunho: boolean }

/** Null if the vaga does not exist. */
export const findAtual = async (db: Db, id: number): Promise<Atual | null> => {
  const [vaga] = await db
    .select({ id: vagas.id, ...datas, rascunho: vagas.rascunho })
    .from(vagas)
    .where(eq(vagas.id, id))
  return vaga ?? null
}

type Referencia = 'department_id' | 'location_id' | 'tipo_id' | 'interesses'

/** The entries of a list that are offered, and those that the vaga has. */
const oferecidas = (
  lista: typeof departamentos | typeof locais | typeof tiposDeVaga | typeof interesses,
  daVaga: SQL,
) => or(isNull(lista.arquivadoEm), inArray(lista.id, daVaga))

/**
 * The fields of the body with ids that are unknown, or archived and not the vaga's own. `vagaId`: of an edit; null for a new
 * one.
 */
export const findUnknown = async (
  db: Db,
  given: {
    department_id?: number | null | undefined
    location_id?: number | null | undefined
    tipo_id?: number | null | undefined
    interesses?: number[] | undefined
  },
  vagaId: number | null,
): Promise<Referencia[]> => {
  const { department_id, location_id, tipo_id } = given
  const wanted = [...new Set(given.interesses ?? [])]
  const daVaga = (coluna: string) => sql`(select ${sql.identifier(coluna)} from ${vagas} where id = ${vagaId}::int)`
  const interessesDela = sql`(select interesse_id from ${vagasInteresses} where vaga_id = ${vagaId}::int)`
  const doDepartamento = (id: number) =>
    and(eq(departamentos.id, id), oferecidas(departamentos, daVaga('departamento_id')))
  const doLocal = (id: number) => and(eq(locais.id, id), oferecidas(locais, daVaga('local_id')))
  const doTipo = (id: number) => and(eq(tiposDeVaga.id, id), oferecidas(tiposDeVaga, daVaga('tipo_id')))
  const dosInteresses = and(inArray(interesses.id, wanted), oferecidas(interesses, interessesDela))
  const counts: Array<[Referencia, number | null | undefined, number]> = [
    ['department_id', department_id && (await db.$count(departamentos, doDepartamento(department_id))), 1],
    ['location_id', location_id && (await db.$count(locais, doLocal(location_id))), 1],
    ['tipo_id', tipo_id && (await db.$count(tiposDeVaga, doTipo(tipo_id))), 1],
    ['interesses', wanted.length && (await db.$count(interesses, dosInteresses)), wanted.length],
  ]
  return counts.flatMap(([field, count, expected]) => ((count ?? expected) === expected ? [] : [field]))
}

const replaceInteresses = async (db: Db, vagaId: number, ids: number[]): Promise<void> => {
  await db.delete(vagasInteresses).where(eq(vagasInteresses.vagaId, vagaId))
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return
  await db.insert(vagasInteresses).values(distinct.map(interesseId => ({ vagaId, interesseId })))
}

export const findCandidatoIds = async (db: Db, vagaId: number): Promise<number[]> => {
  const rows = await db.select({ id: candidaturas.candidatoId }).from(candidaturas).where(candidatasA(vagaId))
  return rows.map(({ id }) => id)
}

/**
 * The managers are reminded of a promised answer at 9 o'clock two days before, unless that is in the past: then they
 * have just promised it.
 */
const lembreteDe = (respostaAte: string | null) => {
  const em = noFuso(sql`(${respostaAte}::date - 2 + time '09:00')`)
  return sql`case when ${em} > now() then ${em} end`
}

/** Inserts a vaga and resolves its id. Unless it is a draft, it is announced after the response: see anuncios.ts. */
export const insertVaga = async (
  db: Db,
  autorId: number,
  { rascunho, ...vaga }: NovaVaga & { prazo: string; rascunho: boolean },
): Promise<number> => {
  const [created] = await db
    .insert(vagas)
    .values({
      autorId,
      titulo: vaga.titulo,
      descricao: vaga.descricao,
      prazo: vaga.prazo,
      tipoId: vaga.tipo_id,
      departamentoId: vaga.department_id,
      localId: vaga.location_id,
      ...toColunas(vaga),
      lembreteDeRespostaEm: lembreteDe(vaga.resposta_ate),
      ...(rascunho ? { rascunho, status: 'encerrada' as const } : { anunciadaEm: null }),
    })
    .returning({ id: vagas.id })
  if (!created) throw new Error('no vaga was created')
  await replaceInteresses(db, created.id, vaga.interesses)
  return created.id
}

/** A null `prazo` and missing fields keep their values. A reminder that was sent for the same day is not sent again. */
export const updateVaga = async (db: Db, id: number, edicao: UpdateVaga, antes: Datas): Promise<void> => {
  const novaResposta = edicao.resposta_ate === antes.respostaAte ? undefined : edicao.resposta_ate
  await db
    .update(vagas)
    .set({
      // Drizzle refuses an empty `set`.
      titulo: edicao.titulo ?? sql`${vagas.titulo}`,
      descricao: edicao.descricao,
      prazo: edicao.prazo ?? undefined,
      tipoId: edicao.tipo_id,
      departamentoId: edicao.department_id,
      localId: edicao.location_id,
      ...toColunas(edicao),
      lembreteDeRespostaEm: novaResposta === undefined ? undefined : lembreteDe(novaResposta),
    })
    .where(eq(vagas.id, id))
  if (edicao.interesses) await replaceInteresses(db, id, edicao.interesses)
}

export const updateStatus = async (db: Db, id: number, status: Status): Promise<void> => {
  await db.update(vagas).set({ status }).where(eq(vagas.id, id))
}

/** How many candidaturas a vaga has, and how many of them were not withdrawn. */
export const countCandidaturas = async (db: Db, id: number): Promise<{ total: number; candidatas: number }> => ({
  total: await db.$count(candidaturas, eq(candidaturas.vagaId, id)),
  candidatas: await db.$count(candidaturas, candidatasA(id)),
})

/**
 * Takes the vaga whose reminder of the promised answer is due longest, and clears the reminder; concurrent processes take
 * different ones.
 */
export const takeLembrete = async (db: Db) => {
  const due = sql`(
    select id from ${vagas} where lembrete_de_resposta_em <= now()
    order by lembrete_de_resposta_em, id limit 1 for update skip locked
  )`
  const [taken] = await db
    .update(vagas)
    .set({ lembreteDeRespostaEm: null })
    .where(eq(vagas.id, due))
    .returning({ id: vagas.id, titulo: vagas.titulo, respostaAte: vagas.respostaAte, responsaveis })
  return taken ?? null
}

/** How many candidates of a vaga have no answer: nobody has decided, or the decision is held back. */
export const countSemResposta = async (db: Db, id: number): Promise<{ semDecisao: number; retidas: number }> => {
  const doVaga = eq(candidaturas.vagaId, id)
  return {
    semDecisao: await db.$count(
      candidaturas,
      and(doVaga, inArray(candidaturas.etapa, ['recebida', 'em_analise', 'entrevista'])),
    ),
    retidas: await db.$count(candidaturas, and(doVaga, eq(candidaturas.retida, true))),
  }
}

/** Deletes a locked vaga without candidaturas. */
export const deleteVaga = async (db: Db, id: number): Promise<void> => {
  // First, and alone: it waits for the process that announces the vaga, which needs the vaga until then.
  await db.delete(anuncios).where(eq(anuncios.vagaId, id))
  await db.delete(vagas).where(eq(vagas.id, id))
}
