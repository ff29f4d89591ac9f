import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { anotacoes } from '../db/schema/avaliacoes.ts'
import { candidaturas } from '../db/schema.ts'

/** The fields of candidaturas in lists. */
export const avaliacaoFields = {
  nota: z.int().nullable().describe('1 to 5; null for none'),
  etiquetas: z.array(z.string()).describe("The professor's labels"),
  anotacoes: z.int().describe('How many notes there are'),
}

/** Counts the notes of a row of `candidaturas`. */
export const totalDeAnotacoes = sql<number>`(
  select count(*)::int from ${anotacoes} where ${anotacoes.candidaturaId} = ${candidaturas.id}
)`
