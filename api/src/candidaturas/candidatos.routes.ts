import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { writeLinha } from '../auditoria/audited.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockOwnCandidatura, requireGestao, requireOwnCandidatura } from '../gestores/autoria.ts'
import { findHistoricoEscolar } from '../historicos/historicoEscolar.ts'
import { operationsOf } from '../http/operation.ts'
import { findCandidatos, findRecebida, findVaga, saveLeitura } from './candidaturas.repository.ts'
import { candidatosResponse, candidaturasResponse, recebidaResponse, vagaParams } from './candidaturas.schemas.ts'
import { pendenciasRoutes } from './pendencias.routes.ts'

const operation = operationsOf('candidaturas')

/** @throws Refusal 404 if the vaga does not exist, 403 if the professor does not manage it or is not confirmed */
const candidatosOf = async (request: FastifyRequest, vagaId: number) => {
  requireConfirmado(request, 403)
  const { db } = request.server
  const { usuarioId } = sessaoOf(request)
  requireGestao(await findVaga(db, vagaId), usuarioId)
  return findCandidatos(db, vagaId)
}

/** Consent and transcript are read at each request: revoking consent takes effect at once. */
const recebidaOf = async (request: FastifyRequest, candidaturaId: number) => {
  const { db, settings } = request.server
  const recebida = await findRecebida(db, await requireOwnCandidatura(request, candidaturaId))
  const { atividadesComplementares, situacoes } = settings.instituicao
  const historico = recebida.compartilha_historico
    ? await findHistoricoEscolar(db, recebida.candidato.id, {
        complementares: atividadesComplementares.codigo,
        situacoes,
      })
    : null
  if (historico) {
    const objeto = `candidatura ${candidaturaId}`
    const linha = { acao: 'leu_historico', pessoaId: recebida.candidato.id, objeto } as const
    await writeLinha(db, sessaoOf(request).usuarioId, linha)
  }
  return { ...recebida, historico_escolar: historico }
}

const candidatos = operation(requireProfessor, {
  operationId: 'listCandidatos',
  summary: 'Lists the candidates of a vaga',
  description: 'The candidaturas to a vaga that the professor manages, oldest first.',
  params: vagaParams,
  response: { 200: candidatosResponse },
})

const candidaturas = operation(requireProfessor, {
  operationId: 'listCandidaturas',
  summary: 'Lists the candidaturas to a vaga',
  description: "The candidaturas to a vaga that the professor manages, with the candidates' courses, oldest first.",
  params: vagaParams,
  response: { 200: candidaturasResponse },
})

const candidatura = operation(requireProfessor, {
  operationId: 'readCandidatura',
  summary: 'Reads a candidatura',
  description:
    'One candidatura to a vaga that the professor manages, with a summary of the transcript while the student consents.',
  params: vagaParams,
  response: { 200: recebidaResponse },
})

const leitura = operation(requireProfessor, {
  operationId: 'markCandidaturaAsRead',
  summary: 'Marks a candidatura as read',
  description:
    'Marks that a manager of the vaga has opened the candidatura. Marking it again changes nothing. Students never see it.',
  params: vagaParams,
  response: { 204: z.undefined() },
})

/**
 * The candidates of a vaga: two calls of the contract that differ in the course, and two calls for a single candidatura.
 */
export const candidatosRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app
  await app.register(pendenciasRoutes)
  app.get('/vagas/:id/candidatos', candidatos, async request => candidatosOf(request, request.params.id))

  app.get('/candidaturas/vaga/:id', candidaturas, async request => candidatosOf(request, request.params.id))

  app.get('/candidaturas/:id', candidatura, async request => recebidaOf(request, request.params.id))

  app.put('/candidaturas/:id/leitura', leitura, async (request, reply) => {
    await inTransaction(db, async transaction =>
      saveLeitura(transaction, await lockOwnCandidatura(request, request.params.id, transaction)),
    )
    return reply.code(204).send()
  })
}
