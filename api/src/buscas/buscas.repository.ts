import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { buscasSalvas, buscasSalvasTipos } from '../db/schema/buscas.ts'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { historicos } from '../db/schema/historicos.ts'
import { departamentos, usuarios, vagas } from '../db/schema.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { novaNaBusca } from '../vagas/busca/filtro.ts'
import type { BuscaSalva, MudancaDeBusca } from './buscas.schemas.ts'

/** No further new vagas are counted. */
const mostNovas = 99

const b = buscasSalvas

export type NovaBusca = typeof buscasSalvas.$inferInsert & { tipos: readonly number[] }

/** Of one person, of one search, or both. */
const propria = (usuarioId: number, id?: number) =>
  and(eq(b.usuarioId, usuarioId), id === undefined ? undefined : eq(b.id, id))

/** What a person saved and follows, the oldest first, each with its new vagas, in one statement. */
export const findBuscas = async (
  db: Db,
  { usuarioId, id, hoje }: { usuarioId: number; id?: number; hoje: string },
): Promise<BuscaSalva[]> => {
  const novas = sql<number>`case when ${b.modo} = 'nenhum' then 0 else (select count(*)::int from (
    select from ${vagas}
    where ${abertaEm(hoje)} and ${vagas.criadoEm} > now() - interval '30 days' and ${novaNaBusca} limit ${mostNovas}
  ) novas) end`
  const tipos = sql<BuscaSalva['filtro']['tipos']>`coalesce((
    select json_agg(json_build_object('tipo', json_build_object('id', t.id, 'nome', t.nome), 'tipo_proprio', t.proprio) order by t.id)
    from buscas_salvas_tipos s join tipos_de_vaga t on t.id = s.tipo_id where s.busca_id = ${b.id}
  ), '[]')`
  const rows = await db
    .select({
      busca: b,
      tipos,
      novas,
      nome: sql<string>`coalesce(${b.nome}, ${usuarios.usuario}, ${departamentos.name}, '')`,
    })
    .from(b)
    .leftJoin(usuarios, eq(usuarios.id, b.autorId))
    .leftJoin(departamentos, eq(departamentos.id, b.departamentoId))
    .where(propria(usuarioId, id))
    .orderBy(asc(b.id))
  return rows.map(toBuscaSalva)
}

type Row = Pick<BuscaSalva, 'nome' | 'novas'> & {
  busca: typeof buscasSalvas.$inferSelect
  tipos: BuscaSalva['filtro']['tipos']
}

const toBuscaSalva = ({ busca, nome, novas, tipos }: Row): BuscaSalva => ({
  id: busca.id,
  tipo: busca.tipo,
  nome,
  disciplina: busca.disciplina,
  modo: busca.modo,
  filtro: {
    tipos,
    departamento: busca.departamentoId,
    autor: busca.autorId,
    beneficios: busca.beneficios,
    modalidades: busca.modalidades,
    horas_minimas: busca.horasMinimas,
    busca: busca.busca,
    ordem: busca.ordem,
  },
  novas,
})

const mesmo = (coluna: SQL | typeof b.busca, valor: unknown): SQL => sql`${coluna} is not distinct from ${valor}`

/** The id of the search with the same filter, or follow; null if there is none. Its order and its name may be others. */
export const findIgual = async (db: Db, { tipos, ...nova }: NovaBusca): Promise<number | null> => {
  const lista = (valores: readonly (string | number)[] = []) => `{${valores.join(',')}}`
  const [igual] = await db
    .select({ id: b.id })
    .from(b)
    .where(
      and(
        propria(nova.usuarioId),
        eq(b.tipo, nova.tipo),
        mesmo(sql`${b.disciplina}`, nova.disciplina ?? null),
        mesmo(sql`${b.departamentoId}`, sql`${nova.departamentoId ?? null}::int`),
        mesmo(sql`${b.autorId}`, sql`${nova.autorId ?? null}::int`),
        mesmo(sql`${b.horasMinimas}`, sql`${nova.horasMinimas ?? null}::int`),
        mesmo(sql`lower(${b.busca})`, sql`lower(${nova.busca ?? null}::text)`),
        sql`${b.beneficios} = ${lista(nova.beneficios)}::text[]`,
        sql`${b.modalidades} = ${lista(nova.modalidades)}::text[]`,
        sql`array(select tipo_id from buscas_salvas_tipos t where t.busca_id = ${b.id} order by tipo_id) = ${lista(tipos)}::int[]`,
      ),
    )
    .limit(1)
  return igual?.id ?? null
}

/** How many searches, or how many follows, a person has. */
export const countBuscas = (db: Db, { usuarioId, tipo }: Pick<NovaBusca, 'usuarioId' | 'tipo'>): Promise<number> =>
  db.$count(b, and(propria(usuarioId), tipo === 'busca' ? eq(b.tipo, 'busca') : ne(b.tipo, 'busca')))

export const insertBusca = async (db: Db, { tipos, ...nova }: NovaBusca): Promise<number> => {
  const [created] = await db.insert(b).values(nova).returning({ id: b.id })
  if (!created) throw new Error('an insert returns its row')
  if (tipos.length > 0) {
    await db.insert(buscasSalvasTipos).values(tipos.map(tipoId => ({ buscaId: created.id, tipoId })))
  }
  return created.id
}

/** What is queued for a search, and is no longer wanted. */
const forgetAvisosDe = (db: Db, usuarioId: number, buscaId: number) =>
  db.delete(avisosAEnviar).where(and(eq(avisosAEnviar.usuarioId, usuarioId), eq(avisosAEnviar.buscaId, buscaId)))

type Propria = { usuarioId: number; id: number }

/**
 * A name is given only to a search. What is switched on or seen begins now: nothing older is new or told. False if the search
 * does not exist.
 */
export const updateBusca = async (
  db: Db,
  { usuarioId, id }: Propria,
  { nome, modo, vista }: MudancaDeBusca,
): Promise<boolean> => {
  const isLigada = modo && modo !== 'nenhum' ? sql`${b.modo} = 'nenhum'` : sql`false`
  const rows = await db
    .update(b)
    .set({
      nome:
        nome === undefined ? sql`${b.nome}` : sql`case when ${b.tipo} = 'busca' then ${nome}::text else ${b.nome} end`,
      modo,
      vistaEm: sql`case when ${vista === true}::boolean or ${isLigada} then clock_timestamp() else ${b.vistaEm} end`,
    })
    .where(propria(usuarioId, id))
    .returning({ id: b.id })
  if (modo && modo !== 'resumo') await forgetAvisosDe(db, usuarioId, id)
  return rows.length > 0
}

/** With what is queued for it. */
export const deleteBusca = async (db: Db, { usuarioId, id }: Propria): Promise<void> => {
  await db.delete(b).where(propria(usuarioId, id))
  await forgetAvisosDe(db, usuarioId, id)
}

/** Whether a professor may be followed: the account is verified. */
export const isProfessor = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(
    usuarios,
    and(eq(usuarios.id, id), eq(usuarios.ehaluno, false), isNotNull(usuarios.emailVerificadoEm)),
  )) > 0

export const isDepartamento = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(departamentos, eq(departamentos.id, id))) > 0

/** The name of a course of the own transcript; null if it has no such course. */
export const findDisciplina = async (db: Db, usuarioId: number, disciplina: string): Promise<string | null> => {
  const [found] = await db
    .select({ nome: historicos.nomeDisciplina })
    .from(historicos)
    .where(and(eq(historicos.usuarioId, usuarioId), eq(historicos.codigoDisciplina, disciplina)))
    .limit(1)
  return found?.nome ?? null
}

/** How many students follow a professor. */
export const countSeguidores = (db: Db, professorId: number): Promise<number> =>
  db.$count(b, and(eq(b.autorId, professorId), eq(b.tipo, 'professor')))
