import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { impessoaisDe } from './impessoais.ts'
import { mapa } from './mapa.ts'
import { pessoaisDe } from './tabela.ts'

const folder = new URL('../db/schema/', import.meta.url)

/** Every table of the schema. */
const readTables = async (): Promise<PgTable[]> => {
  const files = ['../schema.ts', ...readdirSync(folder)].map(name => new URL(name, folder).href)
  const modules: object[] = await Promise.all(files.map(file => import(file) as Promise<object>))
  return modules.flatMap(exported => Object.values(exported)).filter(each => is(each, PgTable))
}

const tables = await readTables()
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name)

const keysToPeople = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap(key => {
    const { columns, foreignTable } = key.reference()
    return getTableName(foreignTable) === 'usuarios' ? columns.map(({ name }) => name) : []
  })

test('the schema is walked', () => {
  expect(tables.length).toBeGreaterThan(45)
})

test.each(tables.map(table => [getTableName(table), table] as const))(
  'each column of %s is personal or is not, and once',
  (name, table) => {
    const tabela = mapa[name]
    const pessoais = tabela ? pessoaisDe(tabela) : []
    const impessoais = impessoaisDe(name)
    expect([...pessoais, ...impessoais].toSorted()).toEqual(columnsOf(table).toSorted())
  },
)

test.each(tables.map(table => [getTableName(table), table] as const))(
  'each key of %s to a person says what the end of an account does to it',
  (name, table) => {
    const { donos = {}, citados = {} } = mapa[name] ?? {}
    expect(Object.keys({ ...donos, ...citados })).toEqual(expect.arrayContaining(keysToPeople(table)))
  },
)

test('the map has no table and no parent that the schema lacks', () => {
  const names = tables.map(getTableName)
  expect(names).toEqual(expect.arrayContaining(Object.keys(mapa)))
  for (const { de } of Object.values(mapa)) if (de) expect(mapa[de.tabela], de.tabela).toBeDefined()
})
