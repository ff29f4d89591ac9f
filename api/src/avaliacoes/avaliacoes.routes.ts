import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockOwnCandidatura, lockOwnVaga, requireOwnCandidatura } from '../gestores/autoria.ts'
import { operationsOf } from '../http/operation.ts'
import { idempotencyHeaders } from '../http/texto.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './avaliacoes.repository.ts'
import * as schemas from './avaliacoes.schemas.ts'
import { anotar } from './anotar.ts'
import { avaliarVarias } from './avaliarVarias.ts'

const operation = operationsOf('avaliacoes')

const { params } = schemas

const reading = operation(requireProfessor, {
  operationId: 'readAvaliacao',
  summary: 'Reads the rating of a candidatura',
  description: 'What the professors of a vaga write about one candidatura. Students never see it.',
  params,
  response: { 200: schemas.avaliacaoResponse },
})

const rating = operation(requireProfessor, {
  operationId: 'replaceAvaliacao',
  summary: 'Rates a candidatura',
  description: 'Rates and labels one candidatura to a vaga that the professor manages. Students never see it.',
  params,
  body: schemas.avaliacaoBody,
  response: { 200: schemas.avaliacaoResponse },
})

const ratingMany = operation(requireProfessor, {
  operationId: 'updateAvaliacoes',
  summary: 'Rates or labels several candidaturas',
  description:
    'Gives candidaturas to a vaga that the professor manages a rating, or one more label, each independently. Those that were cancelled, or have ten labels, are listed. Students never see it.',
  params,
  body: schemas.avaliacoesBody,
  response: { 200: schemas.avaliacoesResponse },
})

const listing = operation(requireProfessor, {
  operationId: 'listAnotacoes',
  summary: 'Lists the notes on a candidatura',
  description:
    'The notes on one candidatura to a vaga that the professor manages, oldest first. Students never see them.',
  params,
  response: { 200: schemas.anotacoesResponse },
})

const writing = operation(requireProfessor, {
  operationId: 'createAnotacao',
  summary: 'Writes a note on a candidatura',
  refusals: [409],
  description:
    'Writes a note on one candidatura to a vaga that the professor manages; 409 beyond 100. Students never see it.',
  params,
  headers: idempotencyHeaders,
  body: schemas.anotacaoBody,
  response: { 201: schemas.anotacaoResponse },
})

const deletion = operation(requireProfessor, {
  operationId: 'deleteAnotacao',
  summary: 'Deletes an own note',
  description:
    "Deletes the professor's own note on a candidatura to a vaga that they manage. Deleting it again changes nothing.",
  params: schemas.anotacaoParams,
  response: { 204: z.undefined() },
})

/** What professors write about the candidaturas to the vagas that they manage. */
export const avaliacoesRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/candidaturas/:id/avaliacao', reading, async request => {
    const candidaturaId = await requireOwnCandidatura(request, request.params.id)
    return repository.findAvaliacao(db, candidaturaId)
  })

  app.put('/candidaturas/:id/avaliacao', rating, async request => {
    return inTransaction(db, async transaction => {
      const candidaturaId = await lockOwnCandidatura(request, request.params.id, transaction)
      await repository.saveAvaliacao(transaction, candidaturaId, request.body)
      return repository.findAvaliacao(transaction, candidaturaId)
    })
  })

  app.put('/vagas/:id/avaliacoes', ratingMany, async request => rateMany(request, request.params.id, request.body))

  app.get('/candidaturas/:id/anotacoes', listing, async request => {
    const candidaturaId = await requireOwnCandidatura(request, request.params.id)
    return repository.findAnotacoes(db, { candidaturaId })
  })

  app.post('/candidaturas/:id/anotacoes', writing, async (request, reply) => {
    const { usuarioId: autorId } = sessaoOf(request)
    const idempotencyKey = request.headers['idempotency-key']
    const anotacao = await inTransaction(db, async transaction => {
      const candidaturaId = await lockOwnCandidatura(request, request.params.id, transaction)
      return anotar(transaction, { candidaturaId, autorId, texto: request.body.texto }, idempotencyKey)
    })
    return reply.code(201).send(anotacao)
  })

  app.delete('/candidaturas/:id/anotacoes/:anotacao', deletion, async (request, reply) => {
    const { anotacao: id } = request.params
    await inTransaction(db, async transaction => {
      const candidaturaId = await lockOwnCandidatura(request, request.params.id, transaction)
      const [anotacao] = await repository.findAnotacoes(transaction, { candidaturaId, id })
      if (!anotacao) return
      requireAutoria(request, anotacao.autor?.id)
      await repository.deleteAnotacao(transaction, id)
    })
    return reply.code(204).send()
  })
}

const rateMany = (request: FastifyRequest, vagaId: number, body: schemas.AvaliacoesBody) =>
  inTransaction(request.server.db, async transaction =>
    avaliarVarias(transaction, await lockOwnVaga(request, vagaId, transaction), body),
  )

/** @throws Refusal 403 for a note of somebody else */
const requireAutoria = (request: FastifyRequest, autorId: number | undefined): void => {
  if (sessaoOf(request).usuarioId !== autorId) throw new Refusal(403, 'Esta anotação é de outra pessoa.')
}
