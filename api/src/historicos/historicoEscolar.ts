import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { toCr } from '../requisitos/cr.ts'
import { historicos } from '../db/schema/historicos.ts'
import { classificar } from '../situacoes/situacao.ts'
import type { Classificacao, Situacoes } from '../situacoes/situacao.ts'

/**
 * What a student shares of the transcript: how far and how well they study, and what they have learnt. It has no grade
 * of a course, and nothing that was failed or given up: the CR already says how well, and a selection does not need
 * every bad term. The consent says the same to the student.
 */
export const historicoEscolarSchema = z.object({
  cr: z
    .number()
    .nullable()
    .describe('Mean of the grades, 0 to 10, cut to two decimals, not weighted; null without any'),
  periodos: z.int().describe('Terms with a course'),
  creditos: z.int().describe('Of what was completed, including complementary activities'),
  creditos_complementares: z.int(),
  nao_reconhecidas: z
    .int()
    .describe('Courses whose situation is not known: they count as neither completed nor failed'),
  disciplinas: z
    .array(z.object({ codigo: z.string(), nome: z.string() }))
    .describe('Completed courses, by code; without grades'),
})

export type HistoricoEscolar = z.infer<typeof historicoEscolarSchema>

type Linha = Pick<
  typeof historicos.$inferSelect,
  'periodo' | 'codigoDisciplina' | 'nomeDisciplina' | 'grau' | 'situacao' | 'nCreditos'
>

const sumCreditos = (linhas: Linha[]): number => linhas.reduce((sum, { nCreditos }) => sum + nCreditos, 0)

/** The summary of a transcript; null if none was imported. `complementares` is the code of complementary activities. */
export const findHistoricoEscolar = async (
  db: Db,
  usuarioId: number,
  { complementares, situacoes }: { complementares: string; situacoes: Situacoes },
): Promise<HistoricoEscolar | null> => {
  const linhas = await db.select().from(historicos).where(eq(historicos.usuarioId, usuarioId))
  if (linhas.length === 0) return null
  const com = (classificacao: Classificacao) =>
    linhas.filter(({ situacao }) => classificar(situacao, situacoes).classificacao === classificacao)
  const isComplementar = ({ codigoDisciplina }: Linha) =>
    codigoDisciplina.toUpperCase() === complementares.toUpperCase()
  const concluidas = com('concluida')
  const nomes = new Map(
    concluidas
      .filter(linha => !isComplementar(linha))
      .map(({ codigoDisciplina, nomeDisciplina }) => [codigoDisciplina, nomeDisciplina]),
  )
  return {
    cr: toCr(linhas),
    periodos: new Set(linhas.map(({ periodo }) => periodo)).size,
    creditos: sumCreditos(concluidas),
    creditos_complementares: sumCreditos(concluidas.filter(isComplementar)),
    nao_reconhecidas: com('nao_reconhecida').length,
    disciplinas: [...nomes]
      .map(([codigo, nome]) => ({ codigo, nome }))
      .toSorted((one, other) => (one.codigo < other.codigo ? -1 : 1)),
  }
}
