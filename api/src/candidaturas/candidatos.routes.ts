import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { requireGestao, requireOwnCandidatura } from '../gestores/autoria.ts'
import { findHistoricoEscolar } from '../historicos/historicoEscolar.ts'
import { findCandidatos, findRecebida, findVaga } from './candidaturas.repository.ts'
import { candidatosResponse, candidaturasResponse, recebidaResponse, vagaParams } from './candidaturas.schemas.ts'
import { pendenciasRoutes } from './pendencias.routes.ts'

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
  return { ...recebida, historico_escolar: historico }
}

const candidatos = {
  operationId: 'listCandidatos',
  tags: ['candidaturas'],
  summary: 'Lists the candidates of a vaga',
  description: 'The candidaturas to a vaga that the professor manages, oldest first.',
  params: vagaParams,
  response: { 200: candidatosResponse },
}

const candidaturas = {
  operationId: 'listCandidaturas',
  tags: ['candidaturas'],
  summary: 'Lists the candidaturas to a vaga',
  description: "The candidaturas to a vaga that the professor manages, with the candidates' courses, oldest first.",
  params: vagaParams,
  response: { 200: candidaturasResponse },
}

const candidatura = {
  operationId: 'readCandidatura',
  tags: ['candidaturas'],
  summary: 'Reads a candidatura',
  description:
    'One candidatura to a vaga that the professor manages, with a summary of the transcript while the student consents.',
  params: vagaParams,
  response: { 200: recebidaResponse },
}

/**
 * The candidates of a vaga: two calls of the contract that differ in the course, and one call for a single candidatura.
 */
export const candidatosRoutes: FastifyPluginAsyncZod = async app => {
  await app.register(pendenciasRoutes)
  app.get(
    '/vagas/:id/candidatos',
    {
      onRequest: requireProfessor,
      schema: candidatos,
    },
    async request => candidatosOf(request, request.params.id),
  )

  app.get(
    '/candidaturas/vaga/:id',
    {
      onRequest: requireProfessor,
      schema: candidaturas,
    },
    async request => candidatosOf(request, request.params.id),
  )

  app.get(
    '/candidaturas/:id',
    {
      onRequest: requireProfessor,
      schema: candidatura,
    },
    async request => recebidaOf(request, request.params.id),
  )
}
