import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import { requireGestao } from '../gestores/autoria.ts'
import * as repository from '../requisitos/requisitos.repository.ts'
import type { RequisitosBody } from '../requisitos/requisitos.schemas.ts'
import { findRequisitos, nadaPedido } from '../requisitos/requisitos.ts'
import type { RequisitosAnswer } from '../requisitos/requisitos.schemas.ts'
import { findVagas } from './vaga.ts'
import { saveVersao } from './versoesDeVaga.ts'

/**
 * Replaces the requirements of a vaga, and stores the version that others applied to.
 * @throws Refusal 404, 403 if the person does not manage the vaga
 */
export const definir = (
  db: Db,
  { id, usuarioId }: { id: number; usuarioId: number },
  given: RequisitosBody,
): Promise<RequisitosAnswer> =>
  inTransaction(db, async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, id), usuarioId)
    const [antes] = await findVagas(transaction, [id], { leitorId: usuarioId })
    if (antes) await saveVersao(transaction, id, antes)
    await repository.saveRequisitos(transaction, id, given)
    await emitSelecao(transaction, { ...vaga, id }, usuarioId)
    return (await findRequisitos(transaction, [id])).get(id) ?? nadaPedido
  })
