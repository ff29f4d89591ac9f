import { requireAutor, requireGestao } from '../gestores/autoria.ts'
import type { Alvo } from '../gestores/autoria.ts'
import { emitSelecao, emitVaga } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { nenhumArquivo } from '../perguntas/perguntas.ts'
import { replacePerguntas } from '../perguntas/perguntas.repository.ts'
import { saveRequisitos } from '../requisitos/requisitos.repository.ts'
import { notify } from '../notificacoes/notify.ts'
import { copiarVaga } from './copiarVaga.ts'
import { describeMudanca } from './mudancaDaVaga.ts'
import { findGeridas, findVaga, isCompleta } from './vaga.ts'
import type { VagaAnswer, VagaDetalhada } from './vaga.ts'
import { diferencaDe, isNotified, saveVersao } from './versoesDeVaga.ts'
import { Gone, Refusal, refuseAny } from '../http/refusal.ts'
import { deleteRevisao, exigeRevisao, lockRevisao, pedirRevisao } from './primeiraRevisao.ts'
import type { Exigencia } from './primeiraRevisao.ts'
import { findProblemas, prazoPadrao } from './problemasDeVaga.ts'
import { reconciliar } from './reconciliar.ts'
import * as repository from './vagas.repository.ts'
import type { Edicao, NovaVaga } from './vagas.schemas.ts'

export const lockOwn = async (db: Db, { id, usuarioId }: Alvo) =>
  requireGestao(await repository.lockVaga(db, id), usuarioId)

export const answer = async (db: Db, { id, usuarioId }: Alvo): Promise<VagaDetalhada> => {
  const vaga = await findVaga(db, id, { leitorId: usuarioId })
  if (!vaga) throw new Gone(`vaga ${id}`)
  return vaga
}

/** The vagas that a professor manages, newest first, with the number of candidates. */
export const listOwn = async (db: Db, usuarioId: number) => {
  const own = await repository.findOwn(db, usuarioId)
  const vagas = new Map(
    (
      await findGeridas(
        db,
        own.map(({ id }) => id),
        { leitorId: usuarioId },
      )
    ).map(vaga => [vaga.id, vaga]),
  )
  return {
    vagas: own.flatMap(({ id, ...rest }) => {
      const vaga = vagas.get(id)
      return vaga ? [{ ...vaga, ...rest }] : []
    }),
  }
}

type Criacao = {
  usuarioId: number
  idempotencyKey: string | undefined
  nova: NovaVaga
  /** Which vagas wait for a moderator before they are public; null for a draft. */
  publica: Exigencia | null
}

/** @throws Refusal 422 */
export const criar = async (db: Db, { usuarioId, idempotencyKey, nova, publica }: Criacao): Promise<VagaDetalhada> => {
  const rota = publica ? 'POST /vagas' : 'POST /vagas/rascunhos'
  return writeOnce(db, { usuarioId, rota, idempotencyKey, corpo: nova }, async transaction => {
    const prazo = nova.prazo ?? prazoPadrao()
    refuseAny(await findProblemas(transaction, { ...nova, prazo }, null))
    const daVaga = { autorId: usuarioId, departamentoId: nova.department_id }
    const espera = publica !== null && (await exigeRevisao(transaction, publica, daVaga))
    const rascunho = publica === null || espera
    const id = await repository.insertVaga(transaction, usuarioId, { ...nova, prazo, rascunho })
    if (espera) await pedirRevisao(transaction, { id, autorId: usuarioId })
    if (nova.copia_de) await copiarVaga(transaction, { de: nova.copia_de, para: id, usuarioId })
    const { requisitos, perguntas, arquivo = nenhumArquivo } = nova
    if (requisitos) await saveRequisitos(transaction, id, requisitos)
    if (perguntas) await replacePerguntas(transaction, id, { perguntas, arquivo })
    return answer(transaction, { id, usuarioId })
  })
}

/**
 * A past deadline may stay, but not be set.
 * @throws Refusal 404, 403 if the person does not manage the vaga, 422, 409 if somebody else has changed the same fields
 */
export const editar = (db: Db, { id, usuarioId }: Alvo, pedido: Edicao): Promise<VagaDetalhada> =>
  inTransaction(db, async transaction => {
    const vaga = await lockOwn(transaction, { id, usuarioId })
    const antes = await answer(transaction, { id, usuarioId })
    const edicao = reconciliar(pedido, antes)
    refuseAny(await findProblemas(transaction, edicao, vaga))
    await repository.updateVaga(transaction, id, edicao, vaga)
    const agora = await answer(transaction, { id, usuarioId })
    if (!vaga.rascunho && isCompleta(antes) && isCompleta(agora)) await tellEdicao(transaction, antes, agora)
    await emitSelecao(transaction, { ...vaga, id }, usuarioId)
    return agora
  })

/** Keeps the former version for those who have applied, and tells them and open pages of the change. */
const tellEdicao = async (db: Db, antes: VagaAnswer, agora: VagaAnswer): Promise<void> => {
  const diferenca = diferencaDe(antes, agora)
  if (!diferenca) return
  await saveVersao(db, agora.id, antes)
  if (isNotified(diferenca)) await notifyEdicao(db, antes, agora)
  await emitVaga(db, agora.id)
}

/** While it is unread, a further edit replaces its description, and so is mailed again. */
const notifyEdicao = async (db: Db, antes: VagaAnswer, agora: VagaAnswer) =>
  notify(db, await repository.findCandidatoIds(db, agora.id), {
    tipo: 'oportunidade',
    icone: 'calendar',
    titulo: 'A oportunidade mudou',
    descricao: describeMudanca(antes, agora),
    vagaId: agora.id,
    acao: { rotulo: 'Ver oportunidade', href: `/opportunities/${agora.id}` },
    aviso: 'mudanca',
  })

/**
 * Students who withdrew can still read their candidatura, and so the vaga.
 * @throws Refusal 404, 403 for everybody but the author, 409 once somebody applied
 */
export const excluir = (db: Db, { id, usuarioId }: Alvo): Promise<void> =>
  inTransaction(db, async transaction => {
    await lockRevisao(transaction, id)
    const { rascunho } = requireAutor(await repository.lockVaga(transaction, id), usuarioId)
    const { total, candidatas } = await repository.countCandidaturas(transaction, id)
    if (candidatas > 0) {
      throw new Refusal(409, 'Esta vaga já tem candidatos e não pode ser excluída. Finalize a seleção.')
    }
    if (total > 0) {
      throw new Refusal(
        409,
        'Quem se candidatou a esta vaga retirou a candidatura e ainda a vê. Finalize a seleção em vez de excluir.',
      )
    }
    await deleteRevisao(transaction, id)
    await repository.deleteVaga(transaction, id)
    if (!rascunho) await emitVaga(transaction, id)
  })
