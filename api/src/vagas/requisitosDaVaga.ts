import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import { requireGestao } from '../gestores/autoria.ts'
import * as repository from '../requisitos/requisitos.repository.ts'
import type { RequisitosBody } from '../requisitos/requisitos.schemas.ts'
import { findRequisitos, semRequisitos } from '../requisitos/requisitos.ts'
import type { RequisitosAnswer } from '../requisitos/requisitos.schemas.ts'
import { hasChanged } from '../http/conflito.ts'
import { findVagas } from './vaga.ts'
import { saveVersao } from './versoesDeVaga.ts'

/** What a form sends of them. */
const toComparable = (requisitos: Omit<RequisitosBody, 'antes'>) => ({
  ...requisitos,
  disciplinas: requisitos.disciplinas.map(({ codigo, equivalentes }) => ({ codigo, equivalentes })),
  cursos: [...new Set(requisitos.cursos)],
})

/**
 * Replaces the requirements of a vaga, and stores the version that others applied to.
 * @throws Refusal 404, 403 if the person does not manage the vaga, 409 if somebody else has changed them since `antes`
 */
export const definir = (
  db: Db,
  { id, usuarioId }: { id: number; usuarioId: number },
  { antes: lidos, ...given }: RequisitosBody,
): Promise<RequisitosAnswer> =>
  inTransaction(db, async transaction => {
    const vaga = requireGestao(await repository.lockVaga(transaction, id), usuarioId)
    const agora = (await findRequisitos(transaction, [id])).get(id) ?? semRequisitos
    if (!hasChanged(toComparable(given), toComparable(agora), lidos && toComparable(lidos))) return agora
    const [antes] = await findVagas(transaction, [id], { leitorId: usuarioId })
    if (antes) await saveVersao(transaction, id, antes)
    await repository.saveRequisitos(transaction, id, given)
    await emitSelecao(transaction, { ...vaga, id }, usuarioId)
    return (await findRequisitos(transaction, [id])).get(id) ?? semRequisitos
  })
