import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeLinha } from '../auditoria/audited.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { Refusal } from '../http/refusal.ts'
import { askForCopia, findCopia, readPartes } from './copias.repository.ts'

/** Asks for a copy of everything that is kept about a person. */
export const orderCopia = async ({ db, copias }: FastifyInstance, usuarioId: number): Promise<void> => {
  await inTransaction(db, async transaction => {
    if (await askForCopia(transaction, usuarioId))
      await writeLinha(transaction, usuarioId, { acao: 'pediu_copia_dos_dados', pessoaId: usuarioId })
  })
  await copias.wake()
}

/** Sends a person's copy, with a line of the audit. @throws Refusal 404 without one */
export const sendCopia = async (
  { db }: FastifyInstance,
  usuarioId: number,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const copia = await findCopia(db, usuarioId)
  if (!copia?.prontaEm) throw new Refusal(404, 'Não há uma cópia para baixar. Peça uma.')
  await writeLinha(db, usuarioId, { acao: 'baixou_copia_dos_dados', pessoaId: usuarioId })
  return reply
    .header('content-type', 'application/zip')
    .header('content-length', copia.bytes)
    .header('content-disposition', 'attachment; filename="meus-dados.zip"')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(Readable.from(readPartes(db, copia.id)))
}
