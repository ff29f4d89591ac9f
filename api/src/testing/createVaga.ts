import { eq } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { vagas } from '../db/schema.ts'
import { interesses, vagasInteresses } from '../db/schema/interesses.ts'

export type Vaga = typeof vagas.$inferSelect

/** The id of an interest of category 'Outros', created if there is none with that name. */
export const createInteresse = async (db: Db, nome: string): Promise<number> => {
  await db.insert(interesses).values({ nome, categoriaId: 1 }).onConflictDoNothing()
  const [found] = await db.select({ id: interesses.id }).from(interesses).where(eq(interesses.nome, nome))
  if (!found) throw new Error(`no interest ${nome}`)
  return found.id
}

/**
 * A published vaga: open, with a distant deadline, a Monitoria (1) of Administração (1) at PUC (2), unless overridden.
 */
export const createVaga = async (
  db: Db,
  { temas = [], ...given }: Partial<Vaga> & { autorId: number; temas?: string[] },
): Promise<Vaga> => {
  const defaults = {
    titulo: 'Vaga de teste',
    descricao: 'Uma vaga que existe para ser testada.',
    prazo: '2999-12-31',
    tipoId: 1,
    departamentoId: 1,
    localId: 2,
  }
  const [vaga] = await db
    .insert(vagas)
    .values({ ...defaults, ...given })
    .returning()
  if (!vaga) throw new Error('no vaga was created')
  for (const tema of temas) {
    await db.insert(vagasInteresses).values({ vagaId: vaga.id, interesseId: await createInteresse(db, tema) })
  }
  return vaga
}
