import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeLinha } from '../auditoria/audited.ts'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { endSessoes, findSessoes, revokeToken } from '../autenticacao/sessoes.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { logAccess } from '../http/logAccess.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { startSessao } from './entrar.ts'
import { sessaoResponse } from './sessao.schemas.ts'

const operation = operationsOf('sessao')

const sessoesResponse = z.object({
  sessoes: z.array(
    z.object({
      id: z.string(),
      dispositivo: z.string().describe("A short name of browser and system, as 'Chrome no Android'"),
      rede: z.string().describe('The network of the sign-in: an IPv4 /24 or an IPv6 /48'),
      criada_em: z.iso.datetime(),
      usada_em: z.iso.datetime().describe('Some minutes old at most'),
      atual: z.boolean().describe('Whether it is that of this request'),
    }),
  ),
})

const listing = operation(requireSessao, {
  operationId: 'listSessoes',
  summary: 'Lists the sessions of the person',
  description:
    'The sessions of the person that a token still opens, at most 100, the last used first. A token that an older release issued is not listed.',
  response: { 200: sessoesResponse },
})

const ending = operation(requireSessao, {
  operationId: 'endSessao',
  summary: 'Ends a session of the person',
  description: 'Ends one session of the person: its token is refused from then on. 404 if it is not one of them.',
  refusals: [404],
  params: z.object({ id: z.uuid() }),
  response: { 204: z.undefined() },
})

const endingOthers = operation(requireSessao, {
  operationId: 'endOtherSessoes',
  summary: 'Ends all other sessions of the person',
  description:
    'Ends every session of the person, also those of tokens that are not listed, and begins a new one for the caller, with the same response as a sign-in.',
  response: { 200: sessaoResponse },
})

/** One's own sessions. */
export const sessoesRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app

  app.get('/usuarios/me/sessoes', listing, async request => {
    const { usuarioId, jti } = sessaoOf(request)
    const sessoes = await findSessoes(db, usuarioId, settings.sessao)
    return {
      sessoes: sessoes.map(({ id, dispositivo, rede, criadaEm, usadaEm }) => ({
        id,
        dispositivo,
        rede,
        criada_em: criadaEm.toISOString(),
        usada_em: usadaEm.toISOString(),
        atual: id === jti,
      })),
    }
  })

  app.delete('/usuarios/me/sessoes/:id', ending, async (request, reply) => {
    const { usuarioId } = sessaoOf(request)
    const sessoes = await findSessoes(db, usuarioId, settings.sessao)
    const sessao = sessoes.find(({ id }) => id === request.params.id)
    if (!sessao) throw new Refusal(404, 'Esta sessão já terminou.')
    await revokeToken(db, { usuarioId, jti: sessao.id, expiraEm: sessao.expiraEm })
    await writeLinha(db, usuarioId, { acao: 'encerrou_sessoes', pessoaId: usuarioId })
    logAccess(request, 'session ended')
    return reply.code(204).send()
  })

  app.post('/usuarios/me/sessoes/outras/encerramento', endingOthers, async request => {
    const { usuarioId } = sessaoOf(request)
    // In one transaction: the streams of the old token end after it, and must not find the browser without the new one.
    const nova = await inTransaction(db, async transaction => {
      await writeLinha(transaction, usuarioId, { acao: 'encerrou_sessoes', pessoaId: usuarioId })
      return startSessao(request, await endSessoes(transaction, usuarioId), transaction)
    })
    logAccess(request, 'other sessions ended')
    return nova
  })
}
