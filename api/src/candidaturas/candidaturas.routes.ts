import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, sessaoOf } from '../autenticacao/autenticacao.ts'
import { alsoRefuse } from '../http/alsoRefuse.ts'
import { operationsOf } from '../http/operation.ts'
import { idempotencyHeaders } from '../http/texto.ts'
import { findProblemas, respostasTardiasBody } from '../perguntas/respostas.ts'
import * as schemas from './candidaturas.schemas.ts'
import { candidatar, compartilhar, findOwn, listOwn, readSituacao } from './candidaturas.ts'
import { responder } from './responder.ts'
import { cancelar, retirar } from './saida.ts'

const operation = operationsOf('candidaturas')

const { vagaParams: params } = schemas

const own = operation(requireAluno, {
  operationId: 'listOwnCandidaturas',
  summary: 'Lists the own candidaturas',
  description:
    "The student's own candidaturas, those under way before those that are over, newest first, with the stages that the student may see.",
  querystring: schemas.ownQuery,
  response: { 200: schemas.ownResponse },
})

const status = operation(requireAluno, {
  operationId: 'readCandidaturaStatus',
  summary: 'Whether one applied',
  description: 'Whether the student applied, and the current stage.',
  params,
  response: { 200: schemas.statusResponse },
})

const application = {
  ...operation(requireAluno, {
    operationId: 'createCandidatura',
    summary: 'Applies to a vaga',
    refusals: [409],
    description:
      'Applies, with or without a letter, and with answers to the questions of the vaga. 409 if the student already applied. 422 if the vaga is closed, if the student does not meet the requirements of a vaga that accepts only students who do, or, naming the question, if an answer is missing or invalid.',
    params,
    headers: idempotencyHeaders,
    body: schemas.candidatarBody,
    response: { 201: schemas.candidaturaResponse },
  }),
  ...alsoRefuse(request => {
    const { usuarioId: candidatoId } = sessaoOf(request)
    const dono = { vagaId: params.parse(request.params).id, candidatoId }
    return findProblemas(request.server.db, dono, request.body)
  }),
}

const cancellation = operation(requireAluno, {
  operationId: 'cancelCandidatura',
  summary: 'Cancels the own candidatura',
  refusals: [409],
  description:
    "Cancels the student's own candidatura, also to a closed vaga; 409 once it is under review: from then on it can be withdrawn.",
  params,
  response: { 204: z.undefined() },
})

const withdrawal = operation(requireAluno, {
  operationId: 'withdrawCandidatura',
  summary: 'Withdraws the own candidatura',
  refusals: [409],
  description: "Withdraws the student's own candidatura once it is under review; 409 before that, and once it is over.",
  params,
  body: schemas.retiradaBody,
  response: { 200: schemas.ownRow },
})

const sharing = operation(requireAluno, {
  operationId: 'shareHistorico',
  summary: 'Shares the transcript, or stops',
  description: "Gives or revokes the student's consent that the managers of the vaga read a summary of the transcript.",
  params,
  body: schemas.compartilhamentoBody,
  response: { 200: schemas.ownRow },
})

const answers = operation(requireAluno, {
  operationId: 'answerPerguntas',
  summary: 'Answers questions after applying',
  refusals: [409],
  description:
    "Adds answers to the student's own candidatura, to the questions of the vaga that it has no answer to, such as those that were added later, and the file that it requires since. Answers already given stay: the same one may be repeated, another one is 422. 409 once the candidatura or the selection is over.",
  params,
  body: respostasTardiasBody,
  response: { 200: schemas.ownRow },
})

const estudanteOf = (request: FastifyRequest) => ({
  usuarioId: sessaoOf(request).usuarioId,
  situacoes: request.server.settings.instituicao.situacoes,
})

/** The calls of students. */
export const candidaturasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/candidaturas', own, async request => listOwn(db, estudanteOf(request), request.query))

  app.get('/api/candidaturas/vaga/:id/candidatura-status', status, async request =>
    readSituacao(db, request.params.id, sessaoOf(request).usuarioId),
  )

  app.post('/candidaturas/vaga/:id', { ...application, onResponse: app.mailQueue.wake }, async (request, reply) => {
    const { carta_motivacao: cartaMotivacao = null, compartilhar_historico, ...respondido } = request.body ?? {}
    const { usuarioId: candidatoId, situacoes } = estudanteOf(request)
    const compartilhaHistorico = compartilhar_historico ?? false
    const candidatura = await candidatar(db, {
      nova: { vagaId: request.params.id, candidatoId, cartaMotivacao, compartilhaHistorico },
      respondido,
      situacoes,
      idempotencyKey: request.headers['idempotency-key'],
    })
    return reply.code(201).send(candidatura)
  })

  app.delete('/candidaturas/vaga/:id', cancellation, async (request, reply) => {
    await cancelar(db, request.params.id, sessaoOf(request).usuarioId)
    return reply.code(204).send()
  })

  app.post('/candidaturas/vaga/:id/retirada', { ...withdrawal, onResponse: app.mailQueue.wake }, async request => {
    const { id: vagaId } = request.params
    const { usuarioId } = sessaoOf(request)
    await retirar(db, { vagaId, usuarioId, palavra: request.body?.palavra ?? null })
    return findOwn(db, estudanteOf(request), vagaId)
  })

  app.put('/candidaturas/vaga/:id/compartilhamento', sharing, async request => {
    const { id: vagaId } = request.params
    const { usuarioId: candidatoId } = sessaoOf(request)
    await compartilhar(db, { vagaId, candidatoId, compartilhaHistorico: request.body.compartilhar })
    return findOwn(db, estudanteOf(request), vagaId)
  })

  app.put('/candidaturas/vaga/:id/respostas', answers, async request => {
    const [{ id: vagaId }, estudante] = [request.params, estudanteOf(request)]
    await responder(db, { ...request.body, vagaId, candidatoId: estudante.usuarioId })
    return findOwn(db, estudante, vagaId)
  })
}
