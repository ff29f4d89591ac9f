import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { mapa } from './mapa.ts'
import type { Tabela } from './tabela.ts'

/** The id and the address of a person, as SQL. */
export type Pessoa = { id: SQL; email: SQL }

/** Which keys say whose a row is: those of its owners, or also those of people whom it names. */
type Chaves = (tabela: Tabela) => string[]

const donos: Chaves = ({ donos = {} }) => Object.keys(donos)
const todas: Chaves = ({ donos = {}, citados = {} }) => Object.keys({ ...donos, ...citados })

/** Whether the row `alias` is of the person; null for a table whose rows do not say whose they are. */
const isOf = (nome: string, alias: string, chaves: Chaves, pessoa: Pessoa): SQL | null => {
  const tabela = mapa[nome]
  if (!tabela) return null
  const { de, endereco } = tabela
  const conditions = chaves(tabela).map(chave => sql`${sql.raw(`${alias}.${chave}`)} = ${pessoa.id}`)
  if (endereco) conditions.push(sql`lower(${sql.raw(`${alias}.${endereco}`)}) = lower(${pessoa.email})`)
  if (de) {
    const parent = isOf(de.tabela, `${alias}_de`, chaves, pessoa)
    const rows = sql.raw(`select ${alias}_de.${de.chave ?? 'id'} from ${de.tabela} ${alias}_de`)
    if (parent) conditions.push(sql`${sql.raw(de.coluna)} in (${rows} where ${parent})`)
  }
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null
}

/** The rows `t` of a table that are the person's, as the copy has them. */
export const linhasDaPessoa = (nome: string, pessoa: Pessoa): SQL | null => isOf(nome, 't', donos, pessoa)

/** The same, with the rows that name the person. */
export const linhasComPessoa = (nome: string, pessoa: Pessoa): SQL | null => isOf(nome, 't', todas, pessoa)
