import type { Db } from '../connection.ts'
import { usuarios } from '../schema.ts'

/** Whether a board has no people. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ id: usuarios.id }).from(usuarios).limit(1)).length === 0
