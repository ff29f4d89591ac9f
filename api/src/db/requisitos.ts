import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { atender } from './atender.ts'
import type { Aluno, Atendimento } from './atender.ts'
import type { Db } from './connection.ts'
import { requisitos } from './schema.requisitos.ts'
import { usuarios } from './schema.ts'
import { toIntArray } from './toIntArray.ts'

export const requisitosSchema = z.object({
  cr_minimo: z.number().nullable().describe('0 to 10: the mean of the grades of the transcript'),
  disciplinas: z.array(
    z.object({
      codigo: z.string(),
      nome: z.string().nullable().describe('As transcripts have it; null where too few have it'),
      equivalentes: z.array(z.string()).describe('Codes, any of which does as well'),
    }),
  ),
  periodo_de: z.int().nullable().describe("Term of the student's course, the first is 1"),
  periodo_ate: z.int().nullable(),
  cursos: z.array(z.string()).describe('Any of them; empty for all'),
  fechada: z.boolean().describe('Only students who meet all may apply'),
})

export type RequisitosAnswer = z.infer<typeof requisitosSchema>

export const atendimentoSchema = z.object({
  atende: z.int().describe('How many are met'),
  de: z.int().describe('How many there are'),
  itens: z.array(
    z.object({
      tipo: z.enum(['cr', 'disciplina', 'periodo', 'curso']),
      texto: z.string().describe('Why, for the person who reads it'),
      atendido: z.boolean().nullable().describe('Null where it cannot be known: that counts as not met'),
    }),
  ),
})

export const nadaPedido: RequisitosAnswer = {
  cr_minimo: null,
  disciplinas: [],
  periodo_de: null,
  periodo_ate: null,
  cursos: [],
  fechada: false,
}

/** What each of these vagas asks for; those that ask for nothing are left out. */
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

/** What is known of a student: the profile and the transcript. */
export const findAluno = async (db: Db, usuarioId: number): Promise<Aluno> => {
  const [aluno] = await db
    .select({
      curso: usuarios.curso,
      periodoInicio: usuarios.periodoInicio,
      historico: sql<Aluno['historico']>`(
        select coalesce(json_agg(json_build_object(
          'periodo', periodo, 'codigo', codigo_disciplina, 'grau', grau, 'situacao', situacao)), '[]')
        from historicos where usuario_id = ${usuarioId}
      )`,
    })
    .from(usuarios)
    .where(eq(usuarios.id, usuarioId))
  if (!aluno) throw new Error(`no usuario ${usuarioId}`)
  return aluno
}

/**
 * How far a student meets what each of these vagas asks for; those that ask for nothing are left out. One statement, and
 * one more where any of them asks for something, however many they are.
 */
export const findAtendimentos = async (
  db: Db,
  { usuarioId, hoje }: { usuarioId: number; hoje: string },
  vagaIds: readonly number[],
): Promise<Map<number, Atendimento>> => {
  const pedidos = await findRequisitos(db, vagaIds)
  if (pedidos.size === 0) return new Map()
  const aluno = await findAluno(db, usuarioId)
  return new Map([...pedidos].map(([vagaId, pedido]) => [vagaId, atender(pedido, aluno, { hoje, leitor: 'aluno' })]))
}
