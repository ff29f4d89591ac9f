import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './understood.ts'

/* The rules of 'Expand and contract' in CONTRIBUTING.md, read from the SQL. */

const files = readdirSync(migrationsFolder).filter(file => file.endsWith('.sql'))

const removal = /\b(drop (table|column|view|function|trigger|type|constraint)|rename (to|column|constraint))\b/i
const change = /\balter column \S+ (set not null|(set data )?type)\b/i
const rewrite = /^(update|delete)\b/i

/** Which rules a migration breaks. Bodies of functions are no statements of the migration. */
function breaches(text: string): string[] {
  const sql = text.replace(/\$\$.*?\$\$/gs, '').replace(/^--(?!>).*$/gm, '')
  const made = new Set(
    [...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?(\S+)/gi)].map(([, table]) => table),
  )
  const isOnNew = (statement: string, table: RegExp) => made.has(table.exec(statement)?.[1])
  const isConcurrent = / index concurrently /i.test(sql)
  return sql
    .split('--> statement-breakpoint')
    .map(statement => statement.trim())
    .flatMap(statement => [
      ...(isConcurrent && !/^create (unique )?index concurrently /i.test(statement) ? ['is not alone'] : []),
      ...(removal.test(statement) && !/^\s*-- contract: \S/.test(text) ? ['removes'] : []),
      ...(change.test(statement) ? ['changes a column'] : []),
      ...(/\badd column .*\bnot null\b/is.test(statement) && !/\bdefault\b/i.test(statement) ? ['needs a value'] : []),
      ...(rewrite.test(statement) ? ['backfills'] : []),
      ...(/\badd constraint\b/i.test(statement) &&
      !/\bnot valid\b/i.test(statement) &&
      !isOnNew(statement, /alter table (\S+)/i)
        ? ['validates at once']
        : []),
      ...(/^create (unique )?index (?!concurrently)/i.test(statement) && !isOnNew(statement, / on (\S+)/i)
        ? ['indexes at once']
        : []),
    ])
}

test.each(files)('%s only adds', file => {
  expect(breaches(readFileSync(join(migrationsFolder, file), 'utf8'))).toEqual([])
})

test.each([
  ['alter table vagas drop column local', 'removes'],
  ['alter table vagas rename column local to lugar', 'removes'],
  ['alter table vagas alter column local set not null', 'changes a column'],
  ['alter table vagas alter column local type integer', 'changes a column'],
  ['alter table vagas add column cor text not null', 'needs a value'],
  ["update vagas set local = ''", 'backfills'],
  ['alter table vagas add constraint cor check (cor is not null)', 'validates at once'],
  ['create index vagas_cor on vagas (cor)', 'indexes at once'],
  ['create index concurrently vagas_cor on vagas (cor)', 'is not alone'],
])('%s breaks a rule', (statement, breach) => {
  expect(breaches(`create table cores (id int);\n--> statement-breakpoint\n${statement};`)).toEqual([breach])
})

test.each([
  '-- contract: no release since 2026-01 reads it\nalter table vagas drop column local',
  "alter table vagas add column cor text not null default ''",
  'alter table vagas add constraint cor check (cor is not null) not valid',
  'create index concurrently vagas_cor on vagas (cor)',
  'create table cores (id int);\n--> statement-breakpoint\ncreate index cores_id on cores (id)',
  'create function f() returns void language sql as $$ update vagas set local = null $$',
])('%s breaks none', text => {
  expect(breaches(text)).toEqual([])
})
