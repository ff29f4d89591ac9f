import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pessoaRemovida } from '../db/schema/dados.ts'
import { linhasComPessoa } from './linhas.ts'
import type { Pessoa } from './linhas.ts'
import { mapa } from './mapa.ts'
import type { Tabela } from './tabela.ts'

type Quem = { id: number; nome: string; emails: readonly string[] }

const toPattern = (words: readonly string[]): string => {
  const escaped = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `(?<![[:alnum:]])(${escaped.join('|')})(?![[:alnum:]])`
}

/**
 * Whether the name alone says who is meant: it has several words, and nobody else has it. Where rows are not the person's
 * own, another name is left as it is: it may be somebody else's.
 */
const isDistinct = async (transaction: Db, { id, nome }: Quem): Promise<boolean> => {
  const { rows } = await transaction.execute(sql`
    select from usuarios where lower(usuario) = lower(${nome}::text) and id <> ${id}::int limit 1
  `)
  return nome.includes(' ') && rows.length === 0
}

/** Whether the rows of a table that stay say whose they are. */
const isKeyed = ({ donos = {} }: Tabela): boolean => Object.values(donos).includes('fica')

const coverColumn = async (
  transaction: Db,
  [tabela, coluna]: [string, string],
  { pattern, json, where }: { pattern: string; json: boolean; where: SQL },
): Promise<void> => {
  const texto = sql`${sql.identifier(coluna)}::text`
  const covered = sql`regexp_replace(${texto}, ${pattern}, ${pessoaRemovida}, 'gi')`
  await transaction.execute(sql`
    update ${sql.identifier(tabela)} t set ${sql.identifier(coluna)} = ${json ? sql`(${covered})::jsonb` : covered}
    where ${where} and ${texto} ~* ${pattern}
  `)
}

/** Writes 'Pessoa removida' over a name and addresses, in every text that the map names. */
export const cover = async (transaction: Db, quem: Quem, pessoa: Pessoa): Promise<void> => {
  const own = toPattern([quem.nome, ...quem.emails])
  const elsewhere = (await isDistinct(transaction, quem)) ? own : toPattern(quem.emails)
  for (const [nome, tabela] of Object.entries(mapa)) {
    const rows = isKeyed(tabela) ? linhasComPessoa(nome, pessoa) : null
    const given = { pattern: rows ? own : elsewhere, where: rows ?? sql`true` }
    for (const coluna of tabela.mencoes ?? []) await coverColumn(transaction, [nome, coluna], { ...given, json: false })
    for (const coluna of tabela.mencoesEmJson ?? [])
      await coverColumn(transaction, [nome, coluna], { ...given, json: true })
  }
}
