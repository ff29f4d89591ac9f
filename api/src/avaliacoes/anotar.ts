import type { Db } from '../db/connection.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './avaliacoes.repository.ts'
import * as schemas from './avaliacoes.schemas.ts'

/** Within the transaction that has locked the candidatura: concurrent notes are counted one after the other. @throws Refusal 409 beyond the limit */
export const anotar = (
  db: Db,
  given: Parameters<typeof repository.insertAnotacao>[1],
  idempotencyKey: string | undefined,
) => {
  const { candidaturaId, autorId, texto } = given
  const rota = `POST /candidaturas/${candidaturaId}/anotacoes`
  return writeOnce(db, { usuarioId: autorId, rota, idempotencyKey, corpo: texto }, async transaction => {
    if ((await repository.countAnotacoes(transaction, candidaturaId)) >= schemas.mostAnotacoes) {
      const most = `São no máximo ${schemas.mostAnotacoes} anotações por candidatura.`
      throw new Refusal(409, `${most} Exclua uma para escrever outra.`)
    }
    return repository.insertAnotacao(transaction, given)
  })
}
