import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../columns.ts'
import { doUsuario } from '../schema.ts'

export const historicos = pgTable(
  'historicos',
  {
    id: id(),
    usuarioId: doUsuario('usuario_id'),
    /** As '2024.1'. */
    periodo: text('periodo').notNull(),
    codigoDisciplina: text('codigo_disciplina').notNull(),
    nomeDisciplina: text('nome_disciplina').notNull(),
    turma: text('turma'),
    /** 0 to 10; null while in progress and for pass-or-fail courses. */
    grau: doublePrecision('grau'),
    /** As the transcript spells it: aprovado, ap, reprovado, rp, cursando, cr or another. */
    situacao: text('situacao').notNull(),
    nCreditos: integer('n_creditos').notNull(),
  },
  table => [
    index().on(table.usuarioId),
    index().on(table.codigoDisciplina, table.periodo, table.turma),
    // Lists the courses, and the students of each, without scanning every transcript.
    index('historicos_disciplinas').on(table.codigoDisciplina, table.nomeDisciplina, table.usuarioId),
  ],
)

/** The classes that professors taught, for 'Professores que lecionaram matérias suas'. */
export const turmasLecionadas = pgTable(
  'turmas_lecionadas',
  {
    professorId: doUsuario('professor_id'),
    codigoDisciplina: text('codigo_disciplina').notNull(),
    periodo: text('periodo').notNull(),
    turma: text('turma').notNull(),
  },
  table => [
    primaryKey({ columns: [table.professorId, table.codigoDisciplina, table.periodo, table.turma] }),
    index().on(table.codigoDisciplina, table.periodo, table.turma),
    // Finds the teachers of a course from the index alone.
    index('turmas_lecionadas_professores').on(table.codigoDisciplina, table.professorId).concurrently(),
  ],
)
