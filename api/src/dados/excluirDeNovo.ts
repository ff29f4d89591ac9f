import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { exclusoes } from '../db/schema/dados.ts'
import { usuarios } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { excluirProxima } from './excluir.ts'
import { toMarcas } from './marca.ts'

/** Everybody whose account ended, a line each: the id and the keyed hashes of address and matrícula, the last one maybe empty. */
export const listExcluidas = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select()
    .from(exclusoes)
    .where(isNotNull(exclusoes.concluidaEm))
    .orderBy(asc(exclusoes.usuarioId))
  return rows.map(({ usuarioId, emailMarca, matriculaMarca }) => [usuarioId, emailMarca, matriculaMarca].join(';'))
}

const form = /^(\d{1,9});([0-9a-f]{64});([0-9a-f]{64})?$/

const readLinha = (linha: string) => {
  const [, id, ...marcas] = form.exec(linha) ?? []
  if (!id) throw new Error(`not a line of npm run people -- gone: ${linha}`)
  return { id: Number(id), marcas }
}

/** The accounts with these ids that did not end. */
const findPresentes = async (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: usuarios.id,
      email: usuarios.email,
      ehaluno: usuarios.ehaluno,
      matricula: usuarios.matricula,
    })
    .from(usuarios)
    .leftJoin(exclusoes, and(eq(exclusoes.usuarioId, usuarios.id), isNotNull(exclusoes.concluidaEm)))
    .where(and(sql`${usuarios.id} = any(${toIntArray(ids)})`, isNull(exclusoes.usuarioId)))

/**
 * Ends the accounts of the lines of `listExcluidas` in a restored database, and resolves how many ended. Repeating it does
 * nothing. A line is also of the account's address or matrícula, because an id alone may be of another board.
 * @throws Error for a line of another form or of another person; then no account ends
 */
export const excluirDeNovo = async (db: Db, segredo: string, linhas: readonly string[]): Promise<number> => {
  const marcasDe = new Map(linhas.map(readLinha).map(({ id, marcas }) => [id, marcas]))
  const presentes = await findPresentes(db, [...marcasDe.keys()])
  for (const pessoa of presentes) {
    const { emailMarca, matriculaMarca } = toMarcas(segredo, pessoa)
    const marcas = marcasDe.get(pessoa.id)
    if (!marcas?.includes(emailMarca) && !(matriculaMarca && marcas?.includes(matriculaMarca)))
      throw new Error(`the account ${pessoa.id} is of another person, or PEOPLE_SECRET is another one`)
  }
  if (presentes.length === 0) return 0
  const executarEm = sql`now()`
  await db
    .insert(exclusoes)
    .values(presentes.map(({ id }) => ({ usuarioId: id, executarEm })))
    .onConflictDoUpdate({ target: exclusoes.usuarioId, set: { executarEm } })
  while (await excluirProxima(db, segredo));
  const restantes = await findPresentes(db, [...marcasDe.keys()])
  return presentes.length - restantes.length
}
