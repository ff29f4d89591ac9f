import { avisarOutros } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { requireOwn } from './alvo.ts'
import type { Alvo } from './alvo.ts'
import * as repository from './selecao.repository.ts'
import type { Selecao } from './selecao.schemas.ts'

/** Says how many can be chosen; null for no number. @throws Refusal 404, 403 */
export const definirVagas = (db: Db, alvo: Alvo, vagas: number | null): Promise<Selecao> =>
  db.transaction(async transaction => {
    const vaga = await requireOwn(transaction, alvo)
    await repository.updateVagas(transaction, alvo.id, vagas)
    await avisarOutros(transaction, vaga, alvo.usuarioId)
    return repository.findSelecao(transaction, alvo.id)
  })
