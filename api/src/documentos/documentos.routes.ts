import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdministrador, requireIdentidade, sessaoOf } from '../autenticacao/autenticacao.ts'
import { tiposDeDocumento } from '../db/schema/documentos.ts'
import { operationsOf } from '../http/operation.ts'
import { texto } from '../http/texto.ts'
import { aceitar, findEditavel, findTexto, findVersoes, saveDocumento } from './documentos.repository.ts'

const operation = operationsOf('documentos')

const tipo = z.enum(tiposDeDocumento)
const numero = z.int().min(1)

const versao = z.object({
  numero: numero.describe('Counts the publications of both documents'),
  publicado_em: z.iso.datetime(),
  mudou: z.string().describe('What changed since the version before'),
})

const reading = operation(null, {
  operationId: 'readDocumento',
  summary: 'Reads the privacy notice or the terms of use',
  description:
    'A version of the document, by default the last one, and all its published versions, the newest first. `documento` is null if there is none.',
  querystring: z.object({
    tipo: tipo.default('privacidade'),
    numero: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  response: {
    200: z.object({ documento: versao.extend({ texto: z.string() }).nullable(), versoes: z.array(versao) }),
  },
})

const accepting = operation(requireIdentidade, {
  operationId: 'acceptDocumentos',
  summary: 'Acknowledges the privacy notice and accepts the terms',
  refusals: [409],
  description:
    'Accepts the last publication (`documentos` of GET /instituicao). Until then nearly every call of the person is 451, except those on their own data. 409 if another one was published meanwhile. A line of the audit.',
  body: z.object({ numero }),
  response: { 204: z.undefined() },
})

const editavel = z.object({
  tipo,
  texto: z.string().describe('The draft; without one what is published, or a model to begin with'),
  mudou: z.string(),
  rascunho: z.boolean().describe('Whether there is a draft'),
  publicada: z.int().nullable().describe('The number of the last published version'),
})

const editing = operation(requireAdministrador, {
  operationId: 'listDocumentos',
  summary: 'Reads what of the notice and the terms can be edited',
  description: 'The draft of each document.',
  response: { 200: z.array(editavel) },
})

const escrito = z
  .object({
    tipo,
    texto: texto(50_000).trim().min(100, 'Escreva o texto, com ao menos 100 caracteres.'),
    mudou: texto(500).trim().describe('Read by everybody who is asked again'),
    publicar: z.boolean().describe('Whether everybody is asked to accept it from now on; else it stays a draft'),
  })
  .refine(({ publicar, mudou }) => !publicar || mudou.length >= 3, {
    path: ['mudou'],
    message: 'Diga em poucas palavras o que mudou.',
  })

const saving = operation(requireAdministrador, {
  operationId: 'saveDocumento',
  summary: 'Saves or publishes the notice or the terms',
  description:
    'Saves the draft of a document, or publishes it as its next version. A published version never changes. A line of the audit.',
  body: escrito,
  response: { 204: z.undefined() },
})

/** The privacy notice and the terms of use. */
export const documentosRoutes: FastifyPluginAsyncZod = async app => {
  const { db, instituicao } = app

  app.get('/documentos', reading, async request => {
    const { tipo: qual, numero: pedida } = request.query
    const versoes = await findVersoes(db, qual)
    const escolhida = versoes.find(each => each.numero === (pedida ?? versoes[0]?.numero))
    const achado = escolhida && (await findTexto(db, qual, escolhida.numero))
    return { documento: escolhida && achado ? { ...escolhida, texto: achado } : null, versoes }
  })

  app.post('/usuarios/me/documentos', accepting, async (request, reply) => {
    await aceitar(db, sessaoOf(request).usuarioId, request.body.numero)
    return reply.code(204).send()
  })

  app.get('/admin/documentos', editing, () =>
    Promise.all(tiposDeDocumento.map(async qual => ({ tipo: qual, ...(await findEditavel(db, qual)) }))),
  )

  app.put('/admin/documentos', saving, async (request, reply) => {
    await saveDocumento(db, sessaoOf(request).usuarioId, request.body)
    instituicao.expire()
    return reply.code(204).send()
  })
}
