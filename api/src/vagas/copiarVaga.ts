import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pedidosDeArquivo, perguntas } from '../db/schema/perguntas.ts'
import { requisitos } from '../db/schema/requisitos.ts'
import { vagas } from '../db/schema.ts'
import { copiarConvites } from '../gestores/copiarConvites.ts'
import { gerenciadas } from '../gestores/gestao.ts'
import { invalidField } from '../http/refusal.ts'

/**
 * Copies to a new vaga what its form does not have: requirements, questions, the link, and the co-managers, who
 * are invited.
 * @throws Refusal 422 if the person does not manage the copied vaga
 */
export const copiarVaga = async (
  db: Db,
  { de, para, usuarioId }: Record<'de' | 'para' | 'usuarioId', number>,
): Promise<void> => {
  const own = and(eq(vagas.id, de), sql`${vagas.id} in ${gerenciadas(usuarioId)}`)
  const [original] = await db.select({ linkVaga: vagas.linkVaga }).from(vagas).where(own)
  if (!original) throw invalidField('copia_de', 'A oportunidade que você quis duplicar não foi encontrada.')
  await db.update(vagas).set({ linkVaga: original.linkVaga }).where(eq(vagas.id, para))
  for (const row of await db.select().from(requisitos).where(eq(requisitos.vagaId, de))) {
    await db.insert(requisitos).values({ ...row, vagaId: para })
  }
  for (const { id: _, ...pergunta } of await db.select().from(perguntas).where(eq(perguntas.vagaId, de))) {
    await db.insert(perguntas).values({ ...pergunta, vagaId: para })
  }
  for (const pedido of await db.select().from(pedidosDeArquivo).where(eq(pedidosDeArquivo.vagaId, de))) {
    await db.insert(pedidosDeArquivo).values({ ...pedido, vagaId: para })
  }
  await copiarConvites(db, { de, para, usuarioId })
}
