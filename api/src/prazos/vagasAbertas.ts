import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { statusDeVaga, vagas } from '../db/schema.ts'

type Status = (typeof statusDeVaga)[number]

/** Statuses in which nobody can apply. */
const fechados: readonly Status[] = ['finalizada', 'encerrada']

/**
 * Whether a vaga accepts candidaturas on a day, as '2026-12-31' (specification §10.1). The condition repeats the index
 * `vagas_filtradas`, so that PostgreSQL can use it.
 */
export const abertaEm = (hoje: string): SQL =>
  sql`${vagas.status} not in ('finalizada', 'encerrada') and ${vagas.prazo} >= ${hoje}`

/** The same for a row in memory. */
export const isAberta = ({ status, prazo }: { status: Status; prazo: string }, hoje: string): boolean =>
  !fechados.includes(status) && prazo >= hoje
