import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor } from '../autenticacao/autenticacao.ts'
import { requireOwnCandidatura, requireOwnVaga } from '../gestores/autoria.ts'
import { operationsOf } from '../http/operation.ts'
import * as repository from './requisitos.repository.ts'
import * as schemas from './requisitos.schemas.ts'
import { readAtendimento, readAtendimentos } from './readAtendimento.ts'

const operation = operationsOf('requisitos')

const search = operation(requireProfessor, {
  operationId: 'searchDisciplinas',
  summary: 'Searches courses',
  description:
    'Courses by code or name, as the transcripts of at least three students have them. It does not reveal the students.',
  querystring: schemas.disciplinasQuery,
  response: { 200: schemas.disciplinasResponse },
})

const reading = operation(requireProfessor, {
  operationId: 'readAtendimento',
  summary: 'How far a candidate meets the requirements',
  description:
    'How far a candidate meets the requirements of the vaga: what the profile declares and, with consent, what the transcript says.',
  params: schemas.params,
  response: { 200: schemas.atendimentoDaCandidaturaResponse },
})

const all = operation(requireProfessor, {
  operationId: 'listAtendimentos',
  summary: 'How far the candidates meet the requirements',
  description:
    'The CR of each candidate of a vaga that the professor manages, and how many of its requirements they meet. Candidates who do not share their transcript are left out.',
  params: schemas.params,
  response: { 200: schemas.atendimentosResponse },
})

/** Courses to require, and how far a candidate meets the requirements of a vaga. */
export const requisitosRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app

  app.get('/disciplinas', search, async request => {
    requireConfirmado(request, 403)
    return repository.searchDisciplinas(db, request.query)
  })

  app.get('/candidaturas/:id/atendimento', reading, async request =>
    readAtendimento(db, await requireOwnCandidatura(request, request.params.id), settings.instituicao.situacoes),
  )

  app.get('/vagas/:id/atendimentos', all, async request =>
    readAtendimentos(db, await requireOwnVaga(request, request.params.id), settings.instituicao.situacoes),
  )
}
