import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** As many words of a search count. */
const maxWords = 6

const matches = (word: string): SQL => {
  const pattern = sql`'%' || chave_de_nome(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`
  return sql`(
    chave_de_nome(u.usuario) like ${pattern}
    or chave_de_nome(u.curso) like ${pattern}
    or exists (select from departamentos d where d.id = u.departamento_id and chave_de_nome(d.name) like ${pattern})
    or exists (
      select from usuarios_interesses ui join interesses i on i.id = ui.interesse_id
      where ui.usuario_id = u.id and i.chave like ${pattern}
    )
  )`
}

/** People (as `u`) of whom every word says something: the name, the course or department, an interest. */
export const toBusca = (busca: string): SQL => {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, maxWords)
  return words.length === 0 ? sql`true` : sql.join(words.map(matches), sql` and `)
}
