import type { Db } from '../db/connection.ts'
import { casos, denuncias } from '../db/schema/moderacao.ts'

/** An open case about a profile, with one report. Resolves its id. */
export const createCaso = async (db: Db, pessoaId: number, denuncianteId: number): Promise<number> => {
  const [caso] = await db.insert(casos).values({ tipo: 'perfil', objetoId: pessoaId, pessoaId }).returning()
  if (!caso) throw new Error('no caso was created')
  const copia = { titulo: 'Uma pessoa', texto: 'Um texto.', retrato: null }
  await db.insert(denuncias).values({ casoId: caso.id, denuncianteId, motivo: 'spam', copia })
  return caso.id
}
