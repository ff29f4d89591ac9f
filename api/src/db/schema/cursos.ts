import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { departamentos } from '../schema.ts'

/** Which of the specification's courses (§9) a department teaches, for the reason 'Do seu curso'. */
export const departamentosCursos = pgTable(
  'departamentos_cursos',
  {
    curso: text('curso').notNull(),
    departamentoId: integer('departamento_id')
      .notNull()
      .references(() => departamentos.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.curso, table.departamentoId] })],
)
