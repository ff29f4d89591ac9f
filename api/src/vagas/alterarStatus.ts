import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { emitSelecao, emitVaga } from '../eventos/emitEvento.ts'
import type { Alvo } from '../gestores/autoria.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { invalidField } from '../http/refusal.ts'
import { notify } from '../notificacoes/notify.ts'
import { withoutTold } from '../notificacoes/preferencias.repository.ts'
import { toDivulgacao } from '../selecao/divulgacao.ts'
import { toEstado, toMovimentos } from '../selecao/movimentos.ts'
import { changeEtapas } from '../selecao/mudancas.ts'
import { findSelecao, updateDivulgacao } from '../selecao/selecao.repository.ts'
import type { Finalizacao } from '../selecao/selecao.schemas.ts'
import { answer, lockOwn } from './publicacao.ts'
import { describeStatus, mayBecome, rotulos } from './status.ts'
import type { Status } from './status.ts'
import type { VagaDetalhada } from './vaga.ts'
import * as repository from './vagas.repository.ts'

/** @throws Refusal 404, 403 if the person does not manage the vaga, 422 if the status cannot follow the current one */
const lockForStatus = async (db: Db, alvo: Alvo, status: Status) => {
  const vaga = await lockOwn(db, alvo)
  if (vaga.rascunho) throw invalidField('status', 'Esta oportunidade é um rascunho. Publique-a primeiro.')
  if (vaga.oculta) throw invalidField('status', 'A moderação ocultou esta oportunidade: o status não muda.')
  if (!mayBecome(vaga.status, status)) {
    throw invalidField('status', `Uma vaga '${rotulos[vaga.status]}' não pode passar a '${rotulos[status]}'.`)
  }
  return { ...vaga, id: alvo.id }
}

/** `avisados`: students whom this change was told to with their answer. */
const becomeStatus = async (
  db: Db,
  vaga: Awaited<ReturnType<typeof lockForStatus>>,
  { status, usuarioId, avisados = [] }: { status: Status; usuarioId: number; avisados?: readonly number[] },
): Promise<void> => {
  if (vaga.status === status) return
  const { id, titulo } = vaga
  const aviso = status === 'finalizada' ? 'finalizada' : 'mudanca'
  const candidatos = await repository.findCandidatoIds(db, id)
  await repository.updateStatus(db, id, status)
  await notify(db, await withoutTold(db, candidatos, { aviso, avisados, por: 'etapa' }), {
    tipo: 'oportunidade',
    icone: 'calendar',
    titulo: 'A seleção mudou de status',
    descricao: describeStatus(titulo, status),
    vagaId: id,
    acao: { rotulo: 'Ver oportunidade', href: `/opportunities/${id}` },
    aviso,
  })
  await emitSelecao(db, vaga, usuarioId)
  await emitVaga(db, id)
}

/** @throws Refusal 404, 403 if the person does not manage the vaga, 422 if the status cannot follow the current one */
export const alterarStatus = (db: Db, alvo: Alvo, status: Status): Promise<VagaDetalhada> =>
  inTransaction(db, async transaction => {
    const vaga = await lockForStatus(transaction, alvo, status)
    await becomeStatus(transaction, vaga, { status, usuarioId: alvo.usuarioId })
    return answer(transaction, alvo)
  })

type Pedido = { idempotencyKey: string | undefined; pedido: Finalizacao }

/**
 * Ends a selection with its answers, in one transaction: a student who gets one reads it and the end in one notification
 * and one mail. Candidaturas that changed meanwhile are not moved, and are listed.
 * @throws Refusal 404, 403 if the person does not manage the vaga, 422 if it cannot end
 */
export const finalizar = (db: Db, alvo: Alvo, { idempotencyKey, pedido }: Pedido) =>
  inTransaction(db, async transaction => {
    const { id, usuarioId } = alvo
    const vaga = await lockForStatus(transaction, alvo, 'finalizada')
    const write = { usuarioId, rota: `POST /vagas/${id}/selecao/finalizacao`, idempotencyKey, corpo: pedido }
    return writeOnce(transaction, write, async once => {
      const { soltas, mudancas, recusadas } = await toRespostas(once, alvo, pedido)
      // At once, so that nobody who gets an answer is offered an interview that another one leaves.
      const finaliza = vaga.status !== 'finalizada'
      const avisados = await changeEtapas(once, vaga, [...soltas, ...mudancas], { finaliza })
      await becomeStatus(once, vaga, { status: 'finalizada', usuarioId, avisados })
      return {
        divulgadas: soltas.map(toEstado),
        movidas: mudancas.map(toEstado),
        recusadas,
        selecao: await findSelecao(once, id),
        vaga: await answer(once, alvo),
      }
    })
  })

/** The answers that a selection ends with, not written yet. */
const toRespostas = async (db: Db, alvo: Alvo, { divulgar, sem_decisao }: Finalizacao) => {
  const soltas = divulgar ? await toDivulgacao(db, alvo.id, alvo.usuarioId) : []
  if (divulgar) await updateDivulgacao(db, alvo.id, null)
  const movimentos = sem_decisao
    ? await toMovimentos(db, alvo, { ...sem_decisao, reter: false, semDecisao: true })
    : { mudancas: [], recusadas: [] }
  return { soltas, ...movimentos }
}
