import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { requireOwnCandidatura, requirePublicada } from '../gestores/autoria.ts'
import { writeLinha } from '../auditoria/audited.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { today } from '../prazos/today.ts'
import { operationsOf } from '../http/operation.ts'
import { codigo } from '../http/texto.ts'
import { isAberta } from '../prazos/vagasAbertas.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { fileBody, fileResponse, isPdf, readUpload, uploadRefusals } from './upload.ts'
import * as repository from './arquivos.repository.ts'
import { createInspector } from './inspector.ts'

const operation = operationsOf('candidaturas')

const largestPdf = { maxBytes: 5 * 1024 * 1024, tooLarge: 'O arquivo deve ter no máximo 5MB.' }

/** Per person, used or not. */
const mostBytes = 100 * 1024 * 1024

const params = z.object({ id: codigo })

const sending = operation(requireAluno, {
  operationId: 'uploadArquivo',
  summary: 'Uploads the PDF of a candidatura',
  refusals: uploadRefusals,
  description:
    'Uploads the PDF that a vaga asks for, at most 5 MB, before applying, or after it if it is required since: the candidatura names it. Refused is a PDF with a password, scripts, XFA forms, other files, media or content that is elsewhere; with actions that run by themselves, unless they show a place in it, or that lead out of it, unless they are links; and one that does not begin with its header. A file that is not used is deleted after a day.',
  consumes: ['multipart/form-data'],
  params,
  body: fileBody,
  response: { 201: z.object({ id: z.uuid(), tamanho: z.int().describe('Bytes') }) },
})

const reading = operation(requireUsuario, {
  operationId: 'readArquivo',
  summary: 'Downloads the PDF of a candidatura',
  refusals: [403],
  description: 'The PDF of one candidatura, as a download, for the managers of the vaga and for its candidate.',
  params,
  response: { 200: fileResponse('The PDF', 'application/pdf') },
})

/** @throws Refusal 404, or 422 if the vaga requests no file */
const requirePedido = async (db: Db, vagaId: number, donoId: number): Promise<void> => {
  const vaga = requirePublicada(await repository.findVaga(db, vagaId))
  const isTardio = vaga.status !== 'finalizada' && (await repository.isDevido(db, vagaId, donoId))
  if (!isTardio && !isAberta(vaga, today())) throw new Refusal(422, 'Esta vaga está encerrada.')
  if ((vaga.pedido ?? 'nao') === 'nao') throw new Refusal(422, 'Esta vaga não pede um arquivo.')
}

/**
 * The candidate.
 * @throws Refusal 403 for everybody but the managers of the vaga and the candidate, also if the candidatura does not
 * exist
 */
const requireLeitor = async (request: FastifyRequest, candidaturaId: number): Promise<number | null> => {
  const { papeis, usuarioId } = sessaoOf(request)
  if (papeis.includes('professor')) await requireOwnCandidatura(request, candidaturaId)
  const dono = await repository.findCandidato(request.server.db, candidaturaId)
  if (papeis.includes('aluno') && dono !== usuarioId) throw new Refusal(403, 'Este arquivo é de outra pessoa.')
  return dono
}

/** The PDFs of candidaturas. */
export const arquivosRoutes: FastifyPluginAsyncZod = async app => {
  const { db, fileStore, bucketMoves } = app
  const { inspectPdf } = createInspector()

  app.post('/candidaturas/vaga/:id/arquivo', sending, async (request, reply) => {
    const { id: vagaId } = request.params
    const { usuarioId: donoId } = sessaoOf(request)
    await requirePedido(db, vagaId, donoId)
    const pdf = await readUpload(request, largestPdf)
    if (!isPdf(pdf)) throw new Refusal(415, 'Por favor, selecione apenas arquivos PDF.')
    await inspectPdf(pdf, donoId)
    const tamanho = pdf.byteLength
    const id = await inTransaction(db, async transaction => {
      if ((await repository.sumBytes(transaction, donoId)) + tamanho > mostBytes) {
        throw invalidField('file', 'Seus arquivos já somam 100MB. Os que você não usou saem em um dia.')
      }
      const chave = await fileStore.put(transaction, pdf)
      return repository.insertEnviado(transaction, { donoId, vagaId, chave, tamanho })
    })
    await bucketMoves?.wake()
    return reply.code(201).send({ id, tamanho })
  })

  app.get('/candidaturas/:id/arquivo', reading, async (request, reply) => {
    const { id } = request.params
    const { usuarioId } = sessaoOf(request)
    const dono = await requireLeitor(request, id)
    const chave = await repository.findChave(db, id)
    const pdf = chave && (await fileStore.get(db, chave))
    if (!pdf) throw new Refusal(404, 'Esta candidatura veio sem arquivo.')
    if (dono !== usuarioId) {
      await writeLinha(db, usuarioId, { acao: 'leu_arquivo', pessoaId: dono ?? undefined, objeto: `candidatura ${id}` })
    }
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="candidatura-${id}.pdf"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, no-store')
      .send(pdf)
  })
}
