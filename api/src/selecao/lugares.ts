import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { requireOwn } from './alvo.ts'
import type { Alvo } from '../gestores/autoria.ts'
import * as repository from './selecao.repository.ts'
import type { Selecao } from './selecao.schemas.ts'

/** Sets how many can be selected; null for no number. @throws Refusal 404, 403 */
export const definirLugares = (db: Db, alvo: Alvo, lugares: number | null): Promise<Selecao> =>
  inTransaction(db, async transaction => {
    const vaga = await requireOwn(transaction, alvo, 'update')
    await repository.updateLugares(transaction, alvo.id, lugares)
    await emitSelecao(transaction, vaga, alvo.usuarioId)
    return repository.findSelecao(transaction, alvo.id)
  })
