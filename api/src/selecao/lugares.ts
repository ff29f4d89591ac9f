import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { requireOwn } from './alvo.ts'
import type { Alvo } from '../gestores/autoria.ts'
import { hasChanged } from '../http/conflito.ts'
import * as repository from './selecao.repository.ts'
import type { Selecao, VagasBody } from './selecao.schemas.ts'

/**
 * Sets how many can be selected; null for no number. @throws Refusal 404, 403, 409 if somebody else has changed it since
 * `antes`
 */
export const definirLugares = (db: Db, alvo: Alvo, { antes, vagas }: VagasBody): Promise<Selecao> =>
  inTransaction(db, async transaction => {
    const vaga = await requireOwn(transaction, alvo, 'update')
    const agora = await repository.findSelecao(transaction, alvo.id)
    if (!hasChanged({ vagas }, { vagas: agora.vagas }, antes)) return agora
    await repository.updateLugares(transaction, alvo.id, vagas)
    await emitSelecao(transaction, vaga, alvo.usuarioId)
    return { ...agora, vagas }
  })
