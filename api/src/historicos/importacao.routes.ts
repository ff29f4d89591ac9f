import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, sessaoOf } from '../autenticacao/autenticacao.ts'
import { Refusal } from '../http/refusal.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { fileBody, isPdf, readUpload } from '../arquivos/upload.ts'
import type { Espelho } from './espelho.ts'
import { replaceHistorico } from './historicos.repository.ts'
import { createLeitor } from './leitor.ts'
import { notifyNivel } from './nivel.ts'

const largestPdf = { maxBytes: 10 * 1024 * 1024, tooLarge: 'O arquivo deve ter no máximo 10MB.' }

const importResponse = z.object({
  detail: z.string().describe('What was read, and how many lines could not be'),
  total: z.int().describe('Courses that the transcript now has'),
  nao_lidas: z
    .array(
      z.object({
        pagina: z.int().describe('From 1'),
        texto: z.string().describe('The line as the PDF has it'),
        motivo: z.string(),
      }),
    )
    .describe('Lines that look like a course and could not be read, the first 100: none of them was imported'),
  total_nao_lidas: z.int().describe('How many such lines there are'),
})

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const toDetail = (lidas: number, naoLidas: number): string =>
  [
    `${plural(lidas, 'disciplina importada', 'disciplinas importadas')}.`,
    ...(naoLidas > 0 ? [`${plural(naoLidas, 'linha não pôde ser lida', 'linhas não puderam ser lidas')}.`] : []),
  ].join(' ')

export const importacaoRoutes: FastifyPluginAsyncZod = async app => {
  const leitor = createLeitor(app.settings.instituicao)

  app.post(
    '/historicos/upload',
    {
      onRequest: requireAluno,
      schema: {
        description:
          "Imports an 'espelho do histórico', a PDF of at most 10 MB, which replaces the former transcript. Refused as a whole if no course can be read.",
        consumes: ['multipart/form-data'],
        body: fileBody,
        response: { 200: importResponse },
      },
    },
    async request => {
      const { usuarioId } = sessaoOf(request)
      const pdf = await readUpload(request, largestPdf)
      if (!isPdf(pdf)) throw new Refusal(415, 'Por favor, selecione apenas arquivos PDF.')
      const espelho = await leitor.read(pdf, usuarioId)
      const { disciplinas, naoLidas } = espelho
      if (disciplinas.length === 0) throw new Refusal(422, toNothingRead(espelho))
      await inTransaction(app.db, async transaction => {
        await replaceHistorico(transaction, usuarioId, disciplinas)
        await notifyNivel(transaction, usuarioId, app.settings.instituicao)
      })
      return {
        detail: toDetail(disciplinas.length, naoLidas.length),
        total: disciplinas.length,
        nao_lidas: naoLidas.slice(0, 100),
        total_nao_lidas: naoLidas.length,
      }
    },
  )
}

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
