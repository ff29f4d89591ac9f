import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditExport, writeLinha } from '../auditoria/audited.ts'
import { requireModerador, requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { listRoute } from '../http/listRoute.ts'
import type { Copia } from '../db/schema/moderacao.ts'
import { operationsOf } from '../http/operation.ts'
import { toVista } from '../autenticacao/vistaDoRetrato.ts'
import * as repository from './casos.repository.ts'
import * as schemas from './casos.schemas.ts'
import { contestar, contestarSuspensao, readDecisao } from './contestar.ts'
import { decidir } from './decidir.ts'
import { denunciar } from './denunciar.ts'
import { detalhar } from './detalhar.ts'

const operation = operationsOf('moderacao')

const report = operation(requireUsuario, {
  operationId: 'denunciar',
  summary: 'Reports a vaga, a profile or a message',
  refusals: [404, 409],
  description:
    'Reports something to the moderators, with a copy of it. Nobody whom it concerns learns who reported. 404 for what the person cannot read, 409 for their own, and while a report of theirs waits.',
  body: schemas.denunciaBody,
  response: { 204: z.undefined() },
})

const read = operation(requireModerador, {
  operationId: 'readCaso',
  summary: 'Reads a case',
  description:
    'What was reported, what it is now, the reports without who reported, and the decisions. 403 for those whom it concerns. Reading a message is a line of the audit.',
  params: schemas.casoParams,
  response: { 200: schemas.casoDetalhado },
})

const decide = operation(requireModerador, {
  operationId: 'decidirCaso',
  summary: 'Decides a case',
  refusals: [409],
  description:
    'Dismisses, warns, hides, suspends, restores, reopens, or keeps a decision after an objection; publishes or returns a vaga that waits for its first look. A line of the audit; both sides are told, also by mail. 409 for a person who reported it or is concerned, and for what does not fit the case.',
  params: schemas.casoParams,
  body: schemas.decisaoBody,
  response: { 200: schemas.casoDetalhado },
})

const received = operation(requireUsuario, {
  operationId: 'readDecisao',
  summary: 'Reads a decision about oneself',
  description: 'The last decision of a case, for those whom it concerns; 404 for everybody else.',
  params: schemas.casoParams,
  response: { 200: schemas.decisaoRecebida },
})

const object = operation(requireUsuario, {
  operationId: 'contestar',
  summary: 'Objects to a decision',
  refusals: [409],
  description: 'Objects to a decision about oneself, once, within 15 days. Somebody else decides, if there is anybody.',
  params: schemas.casoParams,
  body: schemas.contestacaoBody,
  response: { 200: schemas.decisaoRecebida },
})

const objectByLink = operation(null, {
  operationId: 'contestarSuspensao',
  summary: 'Objects to a suspension without a session',
  refusals: [409],
  description:
    'Objects to a suspension by moderators with the token of its mail, or of the refused sign-in, once, within 15 days. 400 for a token that is not valid, 409 once it was used or is too late.',
  body: schemas.contestacaoPorLinkBody,
  response: { 204: z.undefined() },
})

const privados: ReadonlySet<string> = new Set(['mensagem', 'comunicado'])

const listCasos = (app: FastifyInstance) =>
  listRoute(app, {
    tag: 'moderacao',
    path: '/moderacao/casos',
    role: requireModerador,
    operationId: 'listCasos',
    summary: 'Lists the cases',
    description:
      'Reports about one thing, and vagas that wait for their first look, the newest case first. Who reported is in no response.',
    filtros: schemas.filtrosDeCasos,
    linha: schemas.casoSchema,
    colunas: {
      id: 'Caso',
      tipo: 'Tipo',
      titulo: 'Assunto',
      pessoa_id: 'Código da pessoa',
      pessoa: 'Pessoa',
      situacao: 'Situação',
      ato: 'Decisão',
      denuncias: 'Denúncias',
      criado_em: 'Data',
    },
    read: repository.findCasos,
    audita: auditExport('exportou_casos'),
  })

/** What a person reads of a case. Its portraits are signed: they may be hidden. */
const createReads = ({ db, settings }: FastifyInstance) => {
  const comVista = <C extends Copia>(copia: C): C =>
    copia.retrato === null ? copia : { ...copia, retrato: toVista(settings.jwtSecret, copia.retrato) }
  return {
    readCaso: async (id: number, usuarioId: number) => {
      const caso = await detalhar(db, id, usuarioId)
      return { ...caso, copias: caso.copias.map(comVista) }
    },
    readRecebida: async (id: number, usuarioId: number) => {
      const decisao = await readDecisao(db, id, usuarioId)
      return { ...decisao, copia: comVista(decisao.copia) }
    },
  }
}

/** Reports, what moderators decide about them, and objections. */
export const moderacaoRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app
  const { readCaso, readRecebida } = createReads(app)

  app.post('/denuncias', report, async (request, reply) => {
    await denunciar(db, sessaoOf(request).usuarioId, request.body)
    return reply.code(204).send()
  })

  listCasos(app)

  app.get('/moderacao/casos/:id', read, async request => {
    const { usuarioId } = sessaoOf(request)
    const caso = await readCaso(request.params.id, usuarioId)
    if (privados.has(caso.tipo)) {
      const objeto = `caso ${caso.id} (${caso.tipo} ${caso.objeto})`
      await writeLinha(db, usuarioId, { acao: 'leu_denuncia', pessoaId: caso.pessoa_id, objeto })
    }
    return caso
  })

  const wakeBoth = [app.anuncios.wake, app.mailQueue.wake]
  app.post('/moderacao/casos/:id/decisoes', { ...decide, onResponse: wakeBoth }, async request => {
    const { usuarioId } = sessaoOf(request)
    await decidir(db, usuarioId, request.params.id, request.body)
    return readCaso(request.params.id, usuarioId)
  })

  app.post('/moderacao/contestacoes', objectByLink, async (request, reply) => {
    await contestarSuspensao(db, app.settings.jwtSecret, request.body)
    return reply.code(204).send()
  })

  app.get('/moderacao/decisoes/:id', received, async request =>
    readRecebida(request.params.id, sessaoOf(request).usuarioId),
  )

  app.post('/moderacao/decisoes/:id/contestacao', object, async request => {
    const { usuarioId } = sessaoOf(request)
    await contestar(db, request.params.id, usuarioId, request.body.texto)
    return readRecebida(request.params.id, usuarioId)
  })
}
