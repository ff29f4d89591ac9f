import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { mapa } from './mapa.ts'
import type { Tabela } from './tabela.ts'

/** Which keys say whose a row is: those of its owners, or also those of people whom it names. */
type Chaves = (tabela: Tabela) => string[]

const donos: Chaves = ({ donos = {} }) => Object.keys(donos)
const todas: Chaves = ({ donos = {}, citados = {} }) => Object.keys({ ...donos, ...citados })

/** Whether the row `alias` is of the person `u`; null for a table whose rows do not say whose they are. */
const isOf = (nome: string, alias: string, chaves: Chaves): SQL | null => {
  const tabela = mapa[nome]
  if (!tabela) return null
  const { de, endereco } = tabela
  const conditions = chaves(tabela).map(chave => sql.raw(`${alias}.${chave} = u.id`))
  if (endereco) conditions.push(sql.raw(`lower(${alias}.${endereco}) = lower(u.email)`))
  if (de) {
    const parent = isOf(de.tabela, `${alias}_de`, chaves)
    const rows = sql.raw(`select ${alias}_de.${de.chave ?? 'id'} from ${de.tabela} ${alias}_de`)
    if (parent) conditions.push(sql`${sql.raw(de.coluna)} in (${rows} where ${parent})`)
  }
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null
}

/** The rows `t` of a table that are the person's `u`, as the copy has them. */
export const linhasDaPessoa = (nome: string): SQL | null => isOf(nome, 't', donos)

/** The same, with the rows that name the person. */
export const linhasComPessoa = (nome: string): SQL | null => isOf(nome, 't', todas)
