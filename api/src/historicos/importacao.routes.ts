import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { classificacoes, classificar, desfechos } from '../situacoes/situacao.ts'
import type { Disciplina } from './disciplina.ts'
import { issuePrevia, longestPrevia, mostDisciplinas, readPrevia } from './previa.ts'
import { requireAluno, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { fileBody, isPdf, readUpload, uploadRefusals } from '../arquivos/upload.ts'
import type { Espelho } from './espelho.ts'
import { codigoLido } from '../requisitos/requisitos.schemas.ts'
import { findVersao, replaceHistorico } from './historicos.repository.ts'
import { createLeitor } from './leitor.ts'
import { notifyNivel } from './nivel.ts'

const operation = operationsOf('historicos')

const largestPdf = { maxBytes: 10 * 1024 * 1024, tooLarge: 'O arquivo deve ter no máximo 10MB.' }

const disciplinaLida = z.object({
  periodo: z.string(),
  codigo_disciplina: codigoLido,
  nome_disciplina: z.string(),
  turma: z.string().nullable(),
  grau: z.number().nullable(),
  situacao: z.string(),
  n_creditos: z.int(),
  classificacao: z.enum(classificacoes),
  desfecho: z.enum(desfechos).nullable(),
})

const importResponse = z.object({
  detail: z.string().describe('What was read, and how many lines could not be'),
  total: z.int().describe('Courses that were read'),
  nao_lidas: z
    .array(
      z.object({
        pagina: z.int().describe('From 1'),
        texto: z.string().describe('The line as the PDF has it, or what of the page was not read'),
        motivo: z.string(),
      }),
    )
    .describe(
      'Lines, columns and pages that could not be read, the first 100: none of them was imported, but a course whose grade is a code, without it',
    ),
  total_nao_lidas: z.int().describe('How many of them there are'),
})

const uploadResponse = importResponse.extend({
  previa: z
    .object({
      id: z.string().describe('For POST /historicos/confirmacao, within 30 minutes'),
      disciplinas: z.array(disciplinaLida).describe('What was read'),
      situacoes_nao_reconhecidas: z.array(z.string()).describe('Situations that are not known, once each'),
    })
    .nullable()
    .describe('With `parcial=perguntar`: what was read in part and not stored; null if it was imported'),
})

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const toDetail = (lidas: number, naoLidas: number): string =>
  [
    `${plural(lidas, 'disciplina importada', 'disciplinas importadas')}.`,
    ...(naoLidas > 0 ? [`${plural(naoLidas, 'linha não pôde ser lida', 'linhas não puderam ser lidas')}.`] : []),
  ].join(' ')

const upload = operation(requireAluno, {
  operationId: 'importHistorico',
  summary: 'Imports a transcript',
  refusals: uploadRefusals,
  description:
    "Imports an 'espelho do histórico', a PDF of at most 10 MB, which replaces the former transcript. Refused as a whole if no course can be read. With `parcial=perguntar`, a transcript of which a line could not be read or a situation is not known is not stored before it is confirmed.",
  consumes: ['multipart/form-data'],
  querystring: z.object({ parcial: z.enum(['importar', 'perguntar']).default('importar') }),
  body: fileBody,
  response: { 200: uploadResponse },
})

const confirmation = operation(requireAluno, {
  operationId: 'confirmHistorico',
  summary: 'Stores a transcript that was read in part',
  refusals: [409],
  description:
    'Stores a transcript that was read in part and replaces the former one. 400 after 30 minutes, 409 if that one has changed since.',
  body: z.object({ previa: z.string().max(longestPrevia) }),
  response: { 200: importResponse },
})

/** @throws Refusal 409 if the transcript is not `base` any more */
const store = ({ db, settings }: FastifyInstance, usuarioId: number, disciplinas: Disciplina[], base?: string) =>
  inTransaction(db, async transaction => {
    // Before the comparison, so that two concurrent imports of one person run one after the other.
    await lockUsuario(transaction, usuarioId)
    if (base !== undefined && (await findVersao(transaction, usuarioId)) !== base) throw changed()
    await replaceHistorico(transaction, usuarioId, disciplinas)
    await notifyNivel(transaction, usuarioId, settings.instituicao)
  })

/** What to ask about; null if every line was read and every situation is known. */
const toPrevia = async ({ db, settings }: FastifyInstance, usuarioId: number, { disciplinas, naoLidas }: Espelho) => {
  const { situacoes } = settings.instituicao
  const lidas = disciplinas.map(each => ({ ...each, ...classificar(each.situacao, situacoes) }))
  const desconhecidas = lidas.filter(({ desfecho }) => desfecho === null).map(({ situacao }) => situacao)
  if (naoLidas.length === 0 && desconhecidas.length === 0) return null
  const base = await findVersao(db, usuarioId)
  return {
    id: await issuePrevia(settings, { usuarioId, base, disciplinas }),
    disciplinas: lidas,
    situacoes_nao_reconhecidas: [...new Set(desconhecidas)],
  }
}

export const importacaoRoutes: FastifyPluginAsyncZod = async app => {
  const leitor = createLeitor(app.settings.instituicao)

  app.post('/historicos/upload', upload, async request => {
    const { usuarioId } = sessaoOf(request)
    const pdf = await readUpload(request, largestPdf)
    if (!isPdf(pdf)) throw new Refusal(415, 'Por favor, selecione apenas arquivos PDF.')
    const espelho = await leitor.read(pdf, usuarioId)
    const { disciplinas, naoLidas } = espelho
    if (disciplinas.length === 0) throw invalidField('file', toNothingRead(espelho))
    if (disciplinas.length > mostDisciplinas)
      throw invalidField('file', 'Este PDF tem disciplinas demais para um histórico.')
    const previa = request.query.parcial === 'perguntar' ? await toPrevia(app, usuarioId, espelho) : null
    if (previa === null) await store(app, usuarioId, disciplinas)
    return {
      detail: previa === null ? toDetail(disciplinas.length, naoLidas.length) : toPergunta(disciplinas.length),
      total: disciplinas.length,
      nao_lidas: naoLidas.slice(0, 100),
      total_nao_lidas: naoLidas.length,
      previa,
    }
  })

  app.post('/historicos/confirmacao', confirmation, async request => {
    const { usuarioId } = sessaoOf(request)
    const previa = await readPrevia(app.settings, request.body.previa)
    if (previa?.usuarioId !== usuarioId) throw new Refusal(400, 'Esta leitura expirou. Envie o arquivo de novo.')
    await store(app, usuarioId, previa.disciplinas, previa.base)
    const total = previa.disciplinas.length
    return { detail: toDetail(total, 0), total, nao_lidas: [], total_nao_lidas: 0 }
  })
}

const changed = () => new Refusal(409, 'Seu histórico mudou depois desta leitura. Envie o arquivo de novo.')

const toPergunta = (lidas: number): string =>
  `${plural(lidas, 'disciplina lida', 'disciplinas lidas')}. Nada foi guardado ainda.`

/** The first lines that could not be read, one per line. */
const toNothingRead = ({ naoLidas, titulos }: Espelho): string =>
  naoLidas.length > 0
    ? [
        'Nenhuma disciplina deste PDF pôde ser lida.',
        ...naoLidas.slice(0, 5).map(({ pagina, texto, motivo }) => `Página ${pagina}: “${texto}”. ${motivo}`),
        ...(naoLidas.length > 5 ? [`E mais ${plural(naoLidas.length - 5, 'linha', 'linhas')}.`] : []),
      ].join('\n')
    : titulos === undefined
      ? 'Não encontramos uma tabela de disciplinas neste PDF. Envie o espelho do histórico do portal do aluno.'
      : `O cabeçalho da tabela não foi reconhecido: precisa ter código, nome, situação e créditos. Títulos encontrados: ${titulos}.`
