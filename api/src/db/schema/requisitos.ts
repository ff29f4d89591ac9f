import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { vagas } from '../schema.ts'

/** `nome` as transcripts have it; null if too few transcripts have the course to publish its name. */
export type DisciplinaPedida = { codigo: string; nome: string | null; equivalentes: string[] }

/** What a vaga requires of candidates. No row means no requirements. */
export const requisitos = pgTable(
  'requisitos',
  {
    vagaId: integer('vaga_id')
      .primaryKey()
      .references(() => vagas.id, { onDelete: 'cascade' }),
    /** 0 to 10, one decimal. */
    crMinimo: doublePrecision('cr_minimo'),
    disciplinas: jsonb('disciplinas').$type<DisciplinaPedida[]>().notNull().default([]),
    /** Terms of the course, the first is 1. */
    periodoDe: integer('periodo_de'),
    periodoAte: integer('periodo_ate'),
    cursos: text('cursos').array().notNull().default([]),
    /** Only students who meet all requirements may apply. */
    fechada: boolean('fechada').notNull().default(false),
  },
  () => [
    check('requisitos_cr_minimo', sql`cr_minimo between 0 and 10`),
    check(
      'requisitos_periodos',
      sql`periodo_de between 1 and 20 and periodo_ate between coalesce(periodo_de, 1) and 20`,
    ),
  ],
)
