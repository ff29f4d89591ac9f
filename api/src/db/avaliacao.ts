import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { anotacoes } from './schema.avaliacoes.ts'
import { candidaturas } from './schema.ts'

/** As the rows of candidaturas have it. */
export const avaliacaoFields = {
  nota: z.int().nullable().describe('1 to 5; null for none'),
  etiquetas: z.array(z.string()).describe("The professor's own words"),
  anotacoes: z.int().describe('How many notes there are'),
}

/** How many notes a row of `candidaturas` has. */
export const totalDeAnotacoes = sql<number>`(
  select count(*)::int from ${anotacoes} where ${anotacoes.candidaturaId} = ${candidaturas.id}
)`
