import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { writeOnce } from '../http/idempotencia.ts'
import { lockGestao } from '../gestores/gestao.ts'
import { requirePublicada } from '../gestores/autoria.ts'
import { Gone, Refusal } from '../http/refusal.ts'
import { enqueueRecibo } from '../notificacoes/avisosAEnviar.ts'
import { insertRespostas } from '../perguntas/respostas.ts'
import type { Respondido } from '../perguntas/respostas.ts'
import { today } from '../prazos/today.ts'
import { isAberta } from '../prazos/vagasAbertas.ts'
import type { Situacoes } from '../situacoes/situacao.ts'
import { findRecomendacoes } from '../recomendacoes/recomendacoes.ts'
import { atendeTudo, atender, toFalta } from '../requisitos/atender.ts'
import { findAluno, findRequisitos, semRequisitos } from '../requisitos/requisitos.ts'
import { findVagas } from '../vagas/vaga.ts'
import { diferencaDe } from '../vagas/versoesDeVaga.ts'
import * as repository from './candidaturas.repository.ts'
import { notifyNova } from './novas.ts'

type Nova = Parameters<typeof repository.insertCandidatura>[1]
type Estudante = { usuarioId: number; situacoes: Situacoes }
type Pedido = { nova: Nova; respondido: Respondido; situacoes: Situacoes }

/** @throws Refusal 404 if the vaga does not exist */
const requireVaga = async (db: Db, vagaId: number) => requirePublicada(await repository.findVaga(db, vagaId))

/** Like `requireVaga`, and locks the vaga against changes until the transaction ends. @throws Refusal 404 */
export const holdVaga = async (transaction: Db, vagaId: number) => {
  await lockGestao(transaction, vagaId, 'share')
  return requireVaga(transaction, vagaId)
}

const alreadyApplied = () => new Refusal(409, 'Você já se candidatou a esta vaga.')

/** Whether a student applied to a vaga, and the stage they may see. @throws Refusal 404 if the vaga does not exist */
export const readSituacao = async (db: Db, vagaId: number, usuarioId: number) => {
  await requireVaga(db, vagaId)
  const situacao = await repository.findSituacao(db, vagaId, usuarioId)
  return {
    has_applied: situacao !== null,
    etapa: situacao?.etapa ?? null,
    compartilha_historico: situacao?.compartilhaHistorico ?? false,
    tem_respostas: situacao?.temRespostas ?? false,
  }
}

/** The route of the idempotency keys of applying. */
export const rotaDeCandidatar = (vagaId: number) => `POST /candidaturas/vaga/${vagaId}`

/**
 * Applies to a vaga, with answers to its questions.
 * @throws Refusal 404 if the vaga does not exist, 409 if the student already applied, 422 if it is closed, if the student
 * does not meet all that it requires, or if an answer is missing or invalid
 */
export const candidatar = (
  db: Db,
  { nova, respondido, idempotencyKey, situacoes }: Pedido & { idempotencyKey: string | undefined },
) => {
  const { vagaId, candidatoId, ...carta } = nova
  const write = {
    usuarioId: candidatoId,
    rota: rotaDeCandidatar(vagaId),
    idempotencyKey,
    corpo: { ...carta, ...respondido },
  }
  return inTransaction(db, async transaction => {
    const vaga = await holdVaga(transaction, vagaId)
    return writeOnce(transaction, write, once => insert(once, vaga, { nova, respondido, situacoes }))
  })
}

type Vaga = Awaited<ReturnType<typeof holdVaga>>

const insert = async (db: Db, vaga: Vaga, { nova, respondido, situacoes }: Pedido) => {
  const antes = await repository.findSituacao(db, nova.vagaId, nova.candidatoId)
  if (antes?.etapa === 'retirada') throw new Refusal(409, 'Você retirou sua candidatura a esta vaga.')
  if (antes) throw alreadyApplied()
  if (!isAberta(vaga, today())) throw new Refusal(422, 'Esta vaga está encerrada.')
  await requireAtendimento(db, nova, situacoes)
  const candidatura = await repository.insertCandidatura(db, nova)
  // The second of two concurrent requests ends here.
  if (!candidatura) throw alreadyApplied()
  await insertRespostas(db, { ...nova, id: candidatura.id }, respondido)
  await notifyNova(db, vaga, { ...nova, id: candidatura.id })
  await enqueueRecibo(db, nova.candidatoId, candidatura.id)
  return candidatura
}

/** @throws Refusal 422 that names what is missing, if only students who meet all requirements may apply */
const requireAtendimento = async (db: Db, { vagaId, candidatoId }: Nova, situacoes: Situacoes) => {
  const pedido = (await findRequisitos(db, [vagaId])).get(vagaId)
  if (!pedido?.fechada) return
  const aluno = await findAluno(db, candidatoId, situacoes)
  const atendimento = atender(pedido, aluno, { hoje: today(), leitor: 'aluno' })
  if (!atendeTudo(atendimento)) throw new Refusal(422, toFalta(atendimento))
}

/** A student's candidaturas, each with the vaga as the list of vagas shows it, including its recommendation. */
export const listOwn = async (
  db: Db,
  { usuarioId, situacoes }: Estudante,
  query: Parameters<typeof repository.findOwn>[2],
) => {
  const agora = new Date()
  const recomendadas = await findRecomendacoes(db, { usuarioId, hoje: today(agora), agora, situacoes })
  const { rows, porEtapa } = await repository.findOwn(db, usuarioId, query)
  const vagas = await findVagas(
    db,
    rows.map(({ vagaId }) => vagaId),
    { recomendadas, alunoId: usuarioId, leitorId: usuarioId },
  )
  const requisitos = await findRequisitos(
    db,
    rows.flatMap(({ vagaId, original }) => (original ? [vagaId] : [])),
  )
  const candidaturas = rows.flatMap(({ vagaId, original, candidatura }) => {
    const vaga = vagas.find(({ id }) => id === vagaId)
    if (!vaga) return []
    const agora = { ...vaga, requisitos: requisitos.get(vagaId) ?? semRequisitos }
    return [{ ...candidatura, vaga, vaga_original: original && diferencaDe(original, agora) }]
  })
  return { candidaturas, total: porEtapa.reduce((sum, { total }) => sum + total, 0), por_etapa: porEtapa }
}

/**
 * Shares the transcript with the vaga's managers, or stops sharing it. Allowed at every stage: nobody may be kept from
 * revoking consent.
 * @throws Refusal 404
 */
export const compartilhar = (db: Db, given: Parameters<typeof repository.saveCompartilhamento>[1]): Promise<void> =>
  inTransaction(db, async transaction => {
    const vaga = await holdVaga(transaction, given.vagaId)
    if (!(await repository.saveCompartilhamento(transaction, given))) {
      throw new Refusal(404, 'Você não se candidatou a esta vaga.')
    }
    await emitSelecao(transaction, { ...vaga, id: given.vagaId }, given.candidatoId)
  })

/** A student's candidatura to one vaga, as the list shows it. */
export const findOwn = async (db: Db, estudante: Estudante, vaga: number) => {
  const [own] = (await listOwn(db, estudante, { skip: 0, limit: 1, vaga })).candidaturas
  if (!own) throw new Gone(`the candidatura of ${estudante.usuarioId} to ${vaga}`)
  return own
}
