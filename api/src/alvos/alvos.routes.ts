import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { findVagas } from '../vagas/vaga.ts'
import { readVista } from '../vagas/vista.ts'
import { operationsOf } from '../http/operation.ts'
import { findAlvos, findConversasCom, findPessoas } from './alvos.repository.ts'
import { alvosQuery, alvosResponse } from './alvos.schemas.ts'

const operation = operationsOf('notificacoes')

const targets = operation(requireUsuario, {
  operationId: 'readAlvos',
  summary: 'Reads what notifications lead to',
  description:
    "What the person's own notifications lead to (`alvo`), once each: as the lists have it, and without what is gone.",
  querystring: alvosQuery,
  response: { 200: alvosResponse },
})

/** What notificacoes lead to. Above all that they may lead to, which notifies people itself. */
export const alvosRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/notificacoes/alvos', targets, async request => {
    const sessao = sessaoOf(request)
    const { vaga, conversa, pessoa } = await findAlvos(db, sessao.usuarioId, request.query.ids)
    return {
      vagas: vaga.length === 0 ? [] : await findVagas(db, vaga, await readVista(app, sessao)),
      conversas: await findConversasCom(db, sessao.usuarioId, conversa),
      pessoas: await findPessoas(db, pessoa),
    }
  })
}
