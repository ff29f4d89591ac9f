import { and, asc, eq, sql } from 'drizzle-orm'
import { classificar } from '../situacoes/situacao.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { atender } from './atender.ts'
import type { Aluno, Atendimento } from './atender.ts'
import type { Db } from '../db/connection.ts'
import { requisitos } from '../db/schema/requisitos.ts'
import { candidaturas, usuarios } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import type { RequisitosAnswer } from './requisitos.schemas.ts'

export const semRequisitos: RequisitosAnswer = {
  cr_minimo: null,
  disciplinas: [],
  periodo_de: null,
  periodo_ate: null,
  cursos: [],
  fechada: false,
}

/** The requirements of each of these vagas; vagas without any are left out. */
export const findRequisitos = async (db: Db, vagaIds: readonly number[]): Promise<Map<number, RequisitosAnswer>> => {
  if (vagaIds.length === 0) return new Map()
  const rows = await db
    .select({
      vagaId: requisitos.vagaId,
      pedido: {
        cr_minimo: requisitos.crMinimo,
        disciplinas: requisitos.disciplinas,
        periodo_de: requisitos.periodoDe,
        periodo_ate: requisitos.periodoAte,
        cursos: requisitos.cursos,
        fechada: requisitos.fechada,
      },
    })
    .from(requisitos)
    .where(sql`${requisitos.vagaId} = any(${toIntArray(vagaIds)})`)
  return new Map(rows.map(({ vagaId, pedido }) => [vagaId, pedido]))
}

/** As many as the list of candidates has. */
const mostCompartilhados = 5000

type Linha = Omit<Aluno['historico'][number], 'classificacao'> & { situacao: string }

const perfil = {
  curso: usuarios.curso,
  periodoInicio: usuarios.periodoInicio,
  historico: sql<Linha[]>`(
    select coalesce(json_agg(json_build_object(
      'periodo', periodo, 'codigo', codigo_disciplina, 'grau', grau, 'situacao', situacao)), '[]')
    from historicos where usuario_id = ${usuarios}.id
  )`,
}

const toAluno = ({ historico, ...aluno }: Omit<Aluno, 'historico'> & { historico: Linha[] }, situacoes: Situacoes) => ({
  ...aluno,
  historico: historico.map(({ situacao, ...linha }) => ({
    ...linha,
    classificacao: classificar(situacao, situacoes).classificacao,
  })),
})

/** A student's profile and transcript. */
export const findAluno = async (db: Db, usuarioId: number, situacoes: Situacoes): Promise<Aluno> => {
  const [aluno] = await db.select(perfil).from(usuarios).where(eq(usuarios.id, usuarioId))
  if (!aluno) throw new Error(`no usuario ${usuarioId}`)
  return toAluno(aluno, situacoes)
}

/** Those of the candidates of a vaga who share their transcript, by candidatura. */
export const findCompartilhados = async (db: Db, vagaId: number, situacoes: Situacoes) => {
  const rows = await db
    .select({ candidatura: candidaturas.id, aluno: perfil })
    .from(candidaturas)
    .innerJoin(usuarios, eq(usuarios.id, candidaturas.candidatoId))
    .where(and(eq(candidaturas.vagaId, vagaId), eq(candidaturas.compartilhaHistorico, true)))
    .orderBy(asc(candidaturas.id))
    .limit(mostCompartilhados)
  return rows.map(({ candidatura, aluno }) => ({ candidatura, aluno: toAluno(aluno, situacoes) }))
}

/**
 * How far a student meets the requirements of each of these vagas; vagas without any are left out. One statement, and
 * one more if any of them has requirements, whatever their number.
 */
export const findAtendimentos = async (
  db: Db,
  { usuarioId, hoje, situacoes }: { usuarioId: number; hoje: string; situacoes: Situacoes },
  vagaIds: readonly number[],
): Promise<Map<number, Atendimento>> => {
  const pedidos = await findRequisitos(db, vagaIds)
  if (pedidos.size === 0) return new Map()
  const aluno = await findAluno(db, usuarioId, situacoes)
  return new Map([...pedidos].map(([vagaId, pedido]) => [vagaId, atender(pedido, aluno, { hoje, leitor: 'aluno' })]))
}
