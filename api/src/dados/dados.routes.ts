import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileResponse } from '../arquivos/upload.ts'
import { requireIdentidade, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { operationsOf } from '../http/operation.ts'
import { orderCopia, sendCopia } from './copia.ts'
import { copiaPorLinkRoutes } from './copiaPorLink.routes.ts'
import { findCopia } from './copias.repository.ts'
import { dadosResponse, exclusaoBody } from './dados.schemas.ts'
import { desistir, pedirExclusao } from './exclusao.ts'
import { countOrfas, findPedido } from './exclusoes.repository.ts'

const operation = operationsOf('dados')

const reading = operation(requireIdentidade, {
  operationId: 'readDados',
  summary: 'Reads what the person did with their own data',
  description: 'The copy of one’s own data, and the end of the account, if one was asked for.',
  response: { 200: dadosResponse },
})

const copying = operation(requireIdentidade, {
  operationId: 'createCopia',
  summary: 'Asks for a copy of one’s own data',
  description:
    'Asks for a copy of everything that is kept about the person, which is made in the background. One at a time: a copy that is being made goes on, any other one is replaced.',
  response: { 202: dadosResponse },
})

const downloading = operation(requireIdentidade, {
  operationId: 'readCopia',
  summary: 'Downloads the copy of one’s own data',
  refusals: [404],
  description:
    'The copy as a ZIP, within 24 hours after it was made: index.html, dados.json and the own files. A line of the audit.',
  response: { 200: fileResponse('The copy', 'application/zip') },
})

const leaving = operation(requireIdentidade, {
  operationId: 'createExclusao',
  summary: 'Asks for the end of one’s own account',
  refusals: [409, 422],
  description:
    'Asks for the end of the account, in seven days; it can be cancelled until then. 422 for a wrong password, 409 for the last administrator. Repeating it changes nothing.',
  body: exclusaoBody,
  response: { 200: dadosResponse },
})

const staying = operation(requireIdentidade, {
  operationId: 'deleteExclusao',
  summary: 'Cancels the end of one’s own account',
  description: 'Cancels the end of the account. Without one it changes nothing.',
  response: { 200: dadosResponse },
})

const toIso = (instante: Date | null): string | null => instante?.toISOString() ?? null

const read = async (db: Db, usuarioId: number): Promise<z.output<typeof dadosResponse>> => {
  const copia = await findCopia(db, usuarioId)
  const exclusao = await findPedido(db, usuarioId)
  return {
    copia: copia && {
      pedida_em: copia.pedidaEm.toISOString(),
      pronta_em: toIso(copia.prontaEm),
      expira_em: toIso(copia.expiraEm),
      falhou: copia.falhouEm !== null,
      bytes: copia.bytes,
    },
    exclusao: exclusao && {
      pedida_em: exclusao.pedidaEm.toISOString(),
      executar_em: exclusao.executarEm.toISOString(),
    },
    oportunidades_em_andamento: await countOrfas(db, usuarioId),
  }
}

/** The copy of one's own data, and the end of the account. */
export const dadosRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app
  await app.register(copiaPorLinkRoutes)

  app.get('/usuarios/me/dados', reading, async request => read(db, sessaoOf(request).usuarioId))

  app.post('/usuarios/me/dados/copia', copying, async (request, reply) => {
    const { usuarioId } = sessaoOf(request)
    await orderCopia(app, usuarioId)
    return reply.code(202).send(await read(db, usuarioId))
  })

  app.get('/usuarios/me/dados/copia', downloading, (request, reply) =>
    sendCopia(app, sessaoOf(request).usuarioId, reply),
  )

  app.post('/usuarios/me/exclusao', leaving, async request => {
    const { usuarioId } = sessaoOf(request)
    await pedirExclusao(db, usuarioId, request.body.password)
    return read(db, usuarioId)
  })

  app.delete('/usuarios/me/exclusao', staying, async request => {
    const { usuarioId } = sessaoOf(request)
    await desistir(db, usuarioId)
    return read(db, usuarioId)
  })
}
