import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditExport } from '../auditoria/audited.ts'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { listRoute } from '../http/listRoute.ts'
import { operationsOf } from '../http/operation.ts'
import { countUso, findEntradas } from './entradas.repository.ts'
import { criar, mudar, requireEntrada } from './entradas.ts'
import { importar } from './importar.ts'
import { desfazer, juntar } from './juncoes.ts'
import { findJuncoes } from './juncoes.repository.ts'
import { listaOf, nomesDeListas } from './listas.ts'
import type { NomeDeLista } from './listas.ts'
import * as schemas from './listas.schemas.ts'

const operation = operationsOf('administracao')

const addition = operation(requireAdministrador, {
  operationId: 'createEntrada',
  summary: 'Adds an entry to a list of the institution',
  refusals: [409],
  description:
    'Adds a department, a place, an interest, a category of interests or a kind of vaga, as the last one. 422 for a name that another one has, without case and accents; 409 if the list is full. A line of the audit.',
  params: schemas.listaParams,
  body: schemas.novaEntradaBody,
  response: { 201: schemas.entradaDeLista },
})

const change = operation(requireAdministrador, {
  operationId: 'updateEntrada',
  summary: 'Changes an entry of a list',
  refusals: [409],
  description:
    'Renames, moves, archives or restores an entry, or changes its category or courses; missing fields stay. What is archived is offered to nobody, and what has it keeps it. 409 for a name that the board itself needs. A line of the audit, unless nothing changes.',
  params: schemas.entradaParams,
  body: schemas.mudancaDeEntradaBody,
  response: { 200: schemas.entradaDeLista },
})

const usage = operation(requireAdministrador, {
  operationId: 'readUso',
  summary: 'Counts what uses an entry of a list',
  description: 'How many vagas, people, interests and courses use the entry: what a join would move.',
  params: schemas.entradaParams,
  response: { 200: schemas.usoResponse },
})

const join = operation(requireAdministrador, {
  operationId: 'joinEntrada',
  summary: 'Joins an entry into another one',
  refusals: [409],
  description:
    'What used the entry uses `em` from then on, and the entry is gone, until the join is undone. Who has both keeps one. A line of the audit.',
  params: schemas.entradaParams,
  body: schemas.juntarBody,
  response: { 200: schemas.juncao },
})

const joins = operation(requireAdministrador, {
  operationId: 'listJuncoes',
  summary: 'Lists the newest joins',
  description: 'The last 20 joins, of one list or of all, the newest first.',
  querystring: schemas.juncoesQuery,
  response: { 200: schemas.juncoesResponse },
})

const undoing = operation(requireAdministrador, {
  operationId: 'undoJuncao',
  summary: 'Undoes a join',
  refusals: [409],
  description:
    'The entry is back with its id, and with what was moved and still uses the other one; `ficaram` counts what has changed since. 409 if it is undone already, if the other entry has been joined too, or if the name is taken. A line of the audit.',
  params: schemas.juncaoParams,
  response: { 200: schemas.desfazerResponse },
})

const importing = operation(requireAdministrador, {
  operationId: 'importEntradas',
  summary: 'Imports a list from a CSV file',
  refusals: [409],
  description:
    'Adds the lines without a code and changes those with one; what the file does not have stays. A refused line is left out, with its reason. The same file again changes nothing. Each changed entry is a line of the audit.',
  params: schemas.listaParams,
  body: schemas.importacaoBody,
  response: { 200: schemas.importacaoResponse },
})

const registerList = (app: FastifyInstance, nome: NomeDeLista): void => {
  const lista = listaOf(nome)
  listRoute(app, {
    tag: 'administracao',
    path: `/admin/listas/${nome}`,
    role: requireAdministrador,
    operationId: `listEntradasDe${nome[0]?.toUpperCase()}${nome.slice(1)}`,
    summary: `Lists the institution's ${nome}`,
    description: 'The entries of the list in their order, of interests within their categories.',
    filtros: schemas.filtrosDaLista,
    linha: schemas.entradaDeLista,
    colunas: {
      id: 'Código',
      nome: lista.coluna,
      ...(lista.temCategoria && { categoria: 'Categoria' }),
      ...(lista.temCursos && { cursos: 'Cursos' }),
      arquivado_em: 'Arquivado em',
    },
    read: (database, filtros, janela) => findEntradas(database, lista, filtros, janela),
    audita: (request, filtros) => auditExport('exportou_lista')(request, { lista: nome, ...filtros }),
  })
}

/** The institution's own lists, for administrators. */
export const listasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  for (const nome of nomesDeListas) registerList(app, nome)

  app.post('/admin/listas/:lista', addition, async (request, reply) => {
    const { lista } = request.params
    return reply.code(201).send(await criar(db, sessaoOf(request).usuarioId, lista, request.body))
  })

  app.post('/admin/listas/:lista/importacao', importing, async request =>
    importar(db, sessaoOf(request).usuarioId, request.params.lista, request.body),
  )

  app.put('/admin/listas/:lista/:id', change, async request =>
    mudar(db, sessaoOf(request).usuarioId, request.params, request.body),
  )

  app.get('/admin/listas/:lista/:id/uso', usage, async request => {
    const lista = listaOf(request.params.lista)
    const { id } = await requireEntrada(db, lista, request.params.id)
    return { uso: await countUso(db, lista, id) }
  })

  app.post('/admin/listas/:lista/:id/juntar', join, async request =>
    juntar(db, sessaoOf(request).usuarioId, request.params, request.body.em),
  )

  app.get('/admin/listas/juncoes', joins, async request => ({
    juncoes: await findJuncoes(db, request.query.lista),
  }))

  app.post('/admin/listas/juncoes/:id/desfazer', undoing, async request =>
    desfazer(db, sessaoOf(request).usuarioId, request.params.id),
  )
}
