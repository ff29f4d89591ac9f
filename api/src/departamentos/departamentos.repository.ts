import { asc, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { departamentos } from '../db/schema.ts'

/** By name, ignoring accents. */
export const listDepartamentos = (db: Db) =>
  db
    .select()
    .from(departamentos)
    .orderBy(asc(sql`chave_de_nome(${departamentos.name})`))
