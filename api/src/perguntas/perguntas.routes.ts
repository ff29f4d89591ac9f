import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAluno, requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { requireGestao, requireOwnCandidatura, requirePublicada } from '../gestores/autoria.ts'
import { emitSelecao } from '../eventos/emitEvento.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { notifyObrigatorias } from './notifyObrigatorias.ts'
import { findPerguntas } from './perguntas.ts'
import type { Pergunta, PerguntasDaVaga } from './perguntas.ts'
import { hasChanged } from '../http/conflito.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import * as repository from './perguntas.repository.ts'
import * as schemas from './perguntas.schemas.ts'

const operation = operationsOf('perguntas')

const { params } = schemas

const definition = operation(requireProfessor, {
  operationId: 'replacePerguntas',
  summary: 'Replaces the questions of a vaga',
  refusals: [409],
  description:
    'Replaces what the vaga asks of candidates: up to five questions, and a PDF. Existing answers keep the questions as they were. Students whose candidatura is not over are notified of questions that became obligatory and that they have not answered. 409 if somebody else has changed them since `antes`.',
  params,
  body: schemas.perguntasBody,
  response: { 200: schemas.perguntasResponse },
})

const all = operation(requireProfessor, {
  operationId: 'listRespostas',
  summary: 'Lists the answers of all candidates',
  description: 'The answers of all candidaturas to the vaga, oldest candidatura first.',
  params,
  response: { 200: schemas.todasResponse },
})

const one = operation(requireProfessor, {
  operationId: 'readRespostas',
  summary: 'Reads the answers of a candidatura',
  description: 'The answers of one candidatura.',
  params,
  response: { 200: schemas.respostasResponse },
})

const own = operation(requireAluno, {
  operationId: 'readOwnRespostas',
  summary: 'Reads the own answers',
  description: "The answers of the student's own candidatura to this vaga; 404 without one.",
  params,
  response: { 200: schemas.respostasResponse },
})

type Comparavel = Pick<PerguntasDaVaga, 'arquivo'> & {
  perguntas: Array<Omit<Pergunta, 'id'> & { id?: number | null | undefined }>
}

/** To compare questions: a new one has no id. */
const withoutIds = ({ perguntas, arquivo }: Comparavel) => ({
  perguntas: perguntas.map(pergunta => ({ ...pergunta, id: undefined })),
  arquivo,
})

/** @throws Refusal 404 if the vaga does not exist, 403 if the professor does not manage it or is not confirmed */
const requireOwn = async (db: Db, request: FastifyRequest, vagaId: number, hold = false) => {
  requireConfirmado(request, 403)
  return requireGestao(await repository.findVaga(db, vagaId, hold), sessaoOf(request).usuarioId)
}

/** The questions of vagas, their requests for a file, and the answers of candidates. */
export const perguntasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.put('/vagas/:id/perguntas', { ...definition, onResponse: app.mailQueue.wake }, async request => {
    const { id } = request.params
    const { antes: lidas, ...novas } = request.body
    return inTransaction(db, async transaction => {
      const vaga = await requireOwn(transaction, request, id, true)
      const antes = await findPerguntas(transaction, id)
      if (!hasChanged(withoutIds(novas), withoutIds(antes), lidas && withoutIds(lidas))) return antes
      await repository.replacePerguntas(transaction, id, novas)
      const agora = await findPerguntas(transaction, id)
      await notifyObrigatorias(transaction, { ...vaga, id }, { antes, agora })
      await emitSelecao(transaction, { ...vaga, id }, sessaoOf(request).usuarioId)
      return agora
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
    requirePublicada(await repository.findVaga(db, vagaId))
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
