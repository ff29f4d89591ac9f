import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAluno, requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao.ts'
import { requireGestao, requireOwnCandidatura } from '../autoria.ts'
import { avisarOutros } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { findPerguntas } from '../db/perguntas.ts'
import { Refusal } from '../refusal.ts'
import * as repository from './perguntas.repository.ts'
import * as schemas from './perguntas.schemas.ts'

const { params } = schemas

const definition = {
  onRequest: requireProfessor,
  schema: {
    description:
      "Says what one's own vaga asks of who applies: up to five questions, and a PDF. What was answered before keeps the questions as they were asked.",
    params,
    body: schemas.perguntasBody,
    response: { 200: schemas.perguntasResponse },
  },
}

const all = {
  onRequest: requireProfessor,
  schema: {
    description: "What everybody who applied to one's own vaga answered, oldest candidatura first.",
    params,
    response: { 200: schemas.todasResponse },
  },
}

const one = {
  onRequest: requireProfessor,
  schema: {
    description: "What one candidatura to one's own vaga answered.",
    params,
    response: { 200: schemas.respostasResponse },
  },
}

const own = {
  onRequest: requireAluno,
  schema: {
    description: 'What the own candidatura to this vaga answered; 404 without one.',
    params,
    response: { 200: schemas.respostasResponse },
  },
}

const absent = () => new Refusal(404, 'Oportunidade não encontrada.')

/** @throws Refusal 404 where there is no such vaga, 403 where one does not manage it or is to be confirmed */
const requireOwn = async (db: Db, request: FastifyRequest, vagaId: number, hold = false) => {
  requireConfirmado(request, 403)
  return requireGestao(await repository.findVaga(db, vagaId, hold), sessaoOf(request).usuarioId)
}

/** What vagas ask of who applies, and what was answered. */
export const perguntasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.put('/vagas/:id/perguntas', definition, async request => {
    const { id } = request.params
    return db.transaction(async transaction => {
      const vaga = await requireOwn(transaction, request, id, true)
      await repository.replacePerguntas(transaction, id, request.body)
      await avisarOutros(transaction, { ...vaga, id }, sessaoOf(request).usuarioId)
      return findPerguntas(transaction, id)
    })
  })

  app.get('/vagas/:id/respostas', all, async request => {
    const { id } = request.params
    await requireOwn(db, request, id)
    return repository.findRespostas(db, await repository.findCandidaturas(db, { vagaId: id }))
  })

  app.get('/candidaturas/:id/respostas', one, async request => {
    const id = await requireOwnCandidatura(request, request.params.id)
    return respostasOf(db, { id }, 'Candidatura não encontrada.')
  })

  app.get('/candidaturas/vaga/:id/respostas', own, async request => {
    const { id: vagaId } = request.params
    if (!(await repository.findVaga(db, vagaId))) throw absent()
    const { usuarioId: candidatoId } = sessaoOf(request)
    return respostasOf(db, { vagaId, candidatoId }, 'Você não se candidatou a esta vaga.')
  })
}

/** @throws Refusal 404 with `otherwise` */
const respostasOf = async (db: Db, which: Parameters<typeof repository.findCandidaturas>[1], otherwise: string) => {
  const [answer] = await repository.findRespostas(db, await repository.findCandidaturas(db, which))
  if (!answer) throw new Refusal(404, otherwise)
  return answer
}
