import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { gerenciadas } from './gestao.ts'

/** A part of a profile whose audience the person chooses: the about text and the interests, the course, the e-mail. */
export type Parte = 'perfil' | 'curso' | 'email'

/**
 * Whether a reader sees a part of the profile of a row of `usuarios`, named `pessoa` in the query: by the choice of the
 * person, as themselves, or as who manages a vaga that they applied to, whom no choice shuts out. Every response with such a
 * part asks this.
 */
export const podeVer = (parte: Parte, leitorId: number, pessoa: 'u' | 'usuarios'): SQL => {
  const de = (coluna: string) => sql.raw(`${pessoa}.${coluna}`)
  return sql`(
    ${de(`${parte}_para`)} = 'todos' or ${de('id')} = ${leitorId}::int
    or ${de(`${parte}_para`)} = 'professores' and exists (
      select from usuarios l where l.id = ${leitorId}::int and not l.ehaluno and l.professor_confirmado_em is not null
    )
    or exists (
      select from candidaturas c where c.candidato_id = ${de('id')} and c.vaga_id in ${gerenciadas(leitorId)}
    )
  )`
}
