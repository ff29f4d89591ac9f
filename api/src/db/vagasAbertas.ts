import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { statusDeVaga, vagas } from './schema.ts'

type Status = (typeof statusDeVaga)[number]

/** Statuses in which nobody can apply. */
const fechados: readonly Status[] = ['finalizada', 'encerrada']

/**
 * Whether one can apply to a vaga on a day, as '2026-12-31' (specification §10.1). Written with the words of the index
 * `vagas_abertas`, so that PostgreSQL sees that it fits.
 */
export const abertaEm = (hoje: string): SQL =>
  sql`${vagas.status} not in ('finalizada', 'encerrada') and ${vagas.prazo} >= ${hoje}`

/** The same of a row already read. */
export const isAberta = ({ status, prazo }: { status: Status; prazo: string }, hoje: string): boolean =>
  !fechados.includes(status) && prazo >= hoje
