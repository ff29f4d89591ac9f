import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** The channel of PostgreSQL's LISTEN and NOTIFY on which API processes tell each other what happened. */
export const canal = 'avisos'

/**
 * `itens`: pairs of whom it concerns and the id of the row to read; of a `selecao` the vaga, of a `sessao` the second
 * says nothing.
 */
export type Aviso = {
  tipo: 'mensagem' | 'notificacao' | 'candidatura' | 'selecao' | 'sessao'
  itens: Array<[number, number]>
}

/** A payload ends at 8000 bytes; a pair takes 24 at most. */
const perPayload = 300

/** Tells every API process, once the transaction commits: who is listening there hears of it by GET /eventos. */
export const avisar = async (db: Db, { tipo, itens }: Aviso): Promise<void> => {
  for (let from = 0; from < itens.length; from += perPayload) {
    const aviso: Aviso = { tipo, itens: itens.slice(from, from + perPayload) }
    await db.execute(sql`select pg_notify(${canal}, ${JSON.stringify(aviso)})`)
  }
}

/**
 * The open pages of those who manage a vaga refetch: something of it, or of one of its candidaturas, changed that
 * notifies nobody. Whoever changed it has the answer of the request.
 */
export const avisarOutros = async (
  db: Db,
  { id, responsaveis }: { id: number; responsaveis: readonly number[] },
  porId: number,
): Promise<void> => {
  const outros = responsaveis.filter(pessoa => pessoa !== porId)
  await avisar(db, { tipo: 'selecao', itens: outros.map(pessoa => [pessoa, id]) })
}
