import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, sessaoOf } from '../autenticacao.ts'
import { atendeTudo, atender, toFalta } from '../db/atender.ts'
import { avisar, avisarOutros } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { findNome } from '../db/findNome.ts'
import { dayInSaoPaulo } from '../db/hoje.ts'
import { writeOnce } from '../db/idempotencia.ts'
import { notificar } from '../db/notificar.ts'
import { findAluno, findRequisitos, nadaPedido } from '../db/requisitos.ts'
import { findRecomendacoes } from '../db/recomendacoes.ts'
import { gravarRespostas } from '../db/respostas.ts'
import type { Respondido } from '../db/respostas.ts'
import { idempotencyHeaders } from '../db/texto.ts'
import { findVagas } from '../db/vaga.ts'
import { isAberta } from '../db/vagasAbertas.ts'
import { diferencaDe } from '../db/versoesDeVaga.ts'
import { Refusal } from '../refusal.ts'
import * as repository from './candidaturas.repository.ts'
import * as schemas from './candidaturas.schemas.ts'
import { cancelar, retirar, rotaOf } from './saida.ts'

const absent = () => new Refusal(404, 'Oportunidade não encontrada.')

const candidatar = async (
  db: Db,
  given: Parameters<typeof repository.insertCandidatura>[1],
  respondido: Respondido,
) => {
  const vaga = await repository.holdVaga(db, given.vagaId)
  if (!vaga) throw absent()
  const antes = await repository.findSituacao(db, given.vagaId, given.candidatoId)
  if (antes?.etapa === 'retirada') throw new Refusal(409, 'Você retirou sua candidatura a esta vaga.')
  if (antes) throw alreadyApplied()
  if (!isAberta(vaga, dayInSaoPaulo())) throw new Refusal(422, 'Esta vaga está encerrada.')
  await requireAtendimento(db, given)
  const candidatura = await repository.insertCandidatura(db, given)
  // Of two at once, the second gets here.
  if (!candidatura) throw alreadyApplied()
  await gravarRespostas(db, { ...given, id: candidatura.id }, respondido)
  await tellResponsaveis(db, { ...vaga, ...given, id: candidatura.id })
  return candidatura
}

/** @throws Refusal 422 that names what is missing, where the vaga takes only students who meet all it asks for */
const requireAtendimento = async (db: Db, { vagaId, candidatoId }: { vagaId: number; candidatoId: number }) => {
  const pedido = (await findRequisitos(db, [vagaId])).get(vagaId)
  if (!pedido?.fechada) return
  const atendimento = atender(pedido, await findAluno(db, candidatoId), { hoje: dayInSaoPaulo(), leitor: 'aluno' })
  if (!atendeTudo(atendimento)) throw new Refusal(422, toFalta(atendimento))
}

/** Each candidate has a notification of their own, however often they change their mind before it is read. */
const tellResponsaveis = async (
  db: Db,
  {
    id,
    vagaId,
    candidatoId,
    responsaveis,
    titulo,
  }: Record<'id' | 'vagaId' | 'candidatoId', number> & { responsaveis: number[]; titulo: string },
) => {
  const nome = await findNome(db, candidatoId)
  await notificar(db, responsaveis, {
    tipo: 'candidatura',
    icone: 'user',
    titulo: `Nova candidatura de ${nome}`,
    descricao: `${nome} se candidatou a ${titulo}.`,
    acao: { rotulo: 'Ver candidatos', href: `/professor/opportunities/${vagaId}` },
  })
  await avisar(db, { tipo: 'candidatura', itens: responsaveis.map(pessoa => [pessoa, id]) })
}

const alreadyApplied = () => new Refusal(409, 'Você já se candidatou a esta vaga.')

/** One's own with the vaga as the list shows it, recommendation and all. */
const listOwn = async (db: Db, usuarioId: number, query: Parameters<typeof repository.findOwn>[2]) => {
  const agora = new Date()
  const recomendadas = await findRecomendacoes(db, { usuarioId, hoje: dayInSaoPaulo(agora), agora })
  const { rows, total } = await repository.findOwn(db, usuarioId, query)
  const vagas = await findVagas(
    db,
    rows.map(({ vagaId }) => vagaId),
    { recomendadas, alunoId: usuarioId },
  )
  const requisitos = await findRequisitos(
    db,
    rows.flatMap(({ vagaId, original }) => (original ? [vagaId] : [])),
  )
  const candidaturas = rows.flatMap(({ vagaId, original, candidatura }) => {
    const vaga = vagas.find(({ id }) => id === vagaId)
    if (!vaga) return []
    const agora = { ...vaga, requisitos: requisitos.get(vagaId) ?? nadaPedido }
    return [{ ...candidatura, vaga, vaga_original: original && diferencaDe(original, agora) }]
  })
  return { candidaturas, total }
}

const onRequest = requireAluno
const { vagaParams: params } = schemas

const own = {
  onRequest,
  schema: {
    description: 'The own applications, newest first, with their stages as far as a student may know them.',
    querystring: schemas.ownQuery,
    response: { 200: schemas.ownResponse },
  },
}

const status = {
  onRequest,
  schema: {
    description: 'Whether who is asking applied, and how far it is.',
    params,
    response: { 200: schemas.statusResponse },
  },
}

const application = {
  onRequest,
  schema: {
    description:
      'Applies, with or without a letter, and with answers to what the vaga asks; 409 to who applied before, 422 once the vaga is closed, where it takes only students who meet all it asks for, or naming the question whose answer is missing or does not do.',
    params,
    headers: idempotencyHeaders,
    body: schemas.candidatarBody,
    response: { 201: schemas.candidaturaResponse },
  },
}

const cancellation = {
  onRequest,
  schema: {
    description: 'Cancels the own application, also on a closed vaga; 409 once it is looked at: then it is withdrawn.',
    params,
    response: { 204: z.undefined() },
  },
}

const withdrawal = {
  onRequest,
  schema: {
    description: 'Withdraws the own application once it is looked at; 409 before, and where it is over.',
    params,
    body: schemas.retiradaBody,
    response: { 200: schemas.ownRow },
  },
}

const sharing = {
  onRequest,
  schema: {
    description: 'Gives or revokes the consent that who selects reads a summary of the own transcript.',
    params,
    body: schemas.compartilhamentoBody,
    response: { 200: schemas.ownRow },
  },
}

/** What students do. */
export const candidaturasRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/candidaturas', own, async request => listOwn(app.db, sessaoOf(request).usuarioId, request.query))

  app.get('/api/candidaturas/vaga/:id/candidatura-status', status, async request => {
    const { id } = request.params
    if (!(await repository.findVaga(app.db, id))) throw absent()
    const situacao = await repository.findSituacao(app.db, id, sessaoOf(request).usuarioId)
    return {
      has_applied: situacao !== null,
      etapa: situacao?.etapa ?? null,
      compartilha_historico: situacao?.compartilhaHistorico ?? false,
      tem_respostas: situacao?.temRespostas ?? false,
    }
  })

  app.post('/candidaturas/vaga/:id', application, async (request, reply) => {
    const { usuarioId } = sessaoOf(request)
    const { id: vagaId } = request.params
    const { carta_motivacao: cartaMotivacao = null, compartilhar_historico, ...respondido } = request.body ?? {}
    const compartilhaHistorico = compartilhar_historico ?? false
    const corpo = { cartaMotivacao, compartilhaHistorico, ...respondido }
    const pedido = { usuarioId, rota: rotaOf(vagaId), chave: request.headers['idempotency-key'], corpo }
    const candidatura = await writeOnce(app.db, pedido, transaction =>
      candidatar(transaction, { vagaId, candidatoId: usuarioId, cartaMotivacao, compartilhaHistorico }, respondido),
    )
    return reply.code(201).send(candidatura)
  })

  app.delete('/candidaturas/vaga/:id', cancellation, async (request, reply) => {
    const { id } = request.params
    if (!(await repository.findVaga(app.db, id))) throw absent()
    await cancelar(app.db, id, sessaoOf(request).usuarioId)
    return reply.code(204).send()
  })

  await app.register(daCandidatura)
}

/** What students do with one that they made. */
const daCandidatura: FastifyPluginAsyncZod = async app => {
  app.post('/candidaturas/vaga/:id/retirada', withdrawal, async request => {
    const { id } = request.params
    const { usuarioId } = sessaoOf(request)
    if (!(await repository.findVaga(app.db, id))) throw absent()
    await retirar(app.db, { vagaId: id, usuarioId, palavra: request.body?.palavra ?? null })
    return findOne(app.db, usuarioId, id)
  })

  app.put('/candidaturas/vaga/:id/compartilhamento', sharing, async request => {
    const { id } = request.params
    const { usuarioId } = sessaoOf(request)
    await app.db.transaction(transaction =>
      compartilhar(transaction, {
        vagaId: id,
        candidatoId: usuarioId,
        compartilhaHistorico: request.body.compartilhar,
      }),
    )
    return findOne(app.db, usuarioId, id)
  })
}

/** At any stage: to revoke must never be refused. Open pages of the candidate follow at once. @throws Refusal 404 */
const compartilhar = async (db: Db, given: Parameters<typeof repository.saveCompartilhamento>[1]): Promise<void> => {
  const vaga = await repository.findVaga(db, given.vagaId)
  if (!vaga) throw absent()
  if (!(await repository.saveCompartilhamento(db, given))) {
    throw new Refusal(404, 'Você não se candidatou a esta vaga.')
  }
  await avisarOutros(db, { ...vaga, id: given.vagaId }, given.candidatoId)
}

/** The own one to a vaga. */
const findOne = async (db: Db, usuarioId: number, vaga: number) => {
  const [own] = (await listOwn(db, usuarioId, { skip: 0, limit: 1, vaga })).candidaturas
  if (!own) throw new Error(`the candidatura of ${usuarioId} to ${vaga} is gone`)
  return own
}
