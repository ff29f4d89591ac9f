import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './connection.ts'
import { toCr } from './cr.ts'
import { historicos } from './schema.historicos.ts'

/** How transcripts spell a course that was failed, goes on or was given up. Read by PostgreSQL and by JavaScript. */
export const naoConcluida =
  '^\\s*((rp|rm|rf|cr|tr|inc)\\s*$|reprovad|cursando|em curso|matriculad|tranca|cancela|incomplet)'

/**
 * What a student shares of the transcript: how far and how well they study, and what they have learnt. No grade of a
 * course, and nothing of what was failed or given up: the CR says how well already, and who selects for a vaga has no
 * need of each bad term. The student is told the same where they consent.
 */
export const historicoEscolarSchema = z.object({
  cr: z
    .number()
    .nullable()
    .describe('Mean of the grades, 0 to 10, cut to two decimals, not weighted; null without any'),
  periodos: z.int().describe('Terms with a course'),
  creditos: z.int().describe('Of what was completed, complementary activities among them'),
  creditos_complementares: z.int(),
  disciplinas: z
    .array(z.object({ codigo: z.string(), nome: z.string() }))
    .describe('Completed, by code; without grades'),
})

export type HistoricoEscolar = z.infer<typeof historicoEscolarSchema>

type Linha = Pick<
  typeof historicos.$inferSelect,
  'periodo' | 'codigoDisciplina' | 'nomeDisciplina' | 'grau' | 'situacao' | 'nCreditos'
>

const sumCreditos = (linhas: Linha[]): number => linhas.reduce((sum, { nCreditos }) => sum + nCreditos, 0)

/** The summary of a transcript; null where none was imported. `complementares` is the code of complementary activities. */
export const findHistoricoEscolar = async (
  db: Db,
  usuarioId: number,
  complementares: string,
): Promise<HistoricoEscolar | null> => {
  const linhas = await db.select().from(historicos).where(eq(historicos.usuarioId, usuarioId))
  if (linhas.length === 0) return null
  const failed = new RegExp(naoConcluida, 'i')
  const isComplementar = ({ codigoDisciplina }: Linha) =>
    codigoDisciplina.toUpperCase() === complementares.toUpperCase()
  const concluidas = linhas.filter(({ situacao }) => !failed.test(situacao))
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
    disciplinas: [...nomes]
      .map(([codigo, nome]) => ({ codigo, nome }))
      .toSorted((one, other) => (one.codigo < other.codigo ? -1 : 1)),
  }
}
