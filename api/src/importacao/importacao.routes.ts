import { text } from 'node:stream/consumers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileBody, readUpload, uploadRefusals } from '../arquivos/upload.ts'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { importar, mostBytes } from './importar.ts'
import { campos } from './plano.ts'
import type { Passo, Tipo } from './plano.ts'
import { onlyRecusadas, toRecusadasCsv } from './recusadas.ts'
import type { Recusada } from './recusadas.ts'

const operation = operationsOf('administracao')

/** Of each kind, in a response. */
const mostExemplos = 20

/** A response has at most 2 MB for the gateway. */
const mostCaracteres = 500_000

/** Well within the time of one operation of the gateway. */
const tempo = 3000

const tipos = ['nova', 'alterada', 'igual', 'recusada'] as const satisfies readonly Tipo[]

const exemplo = z.object({
  linha: z.int().describe('The line of the file, from 1'),
  tipo: z.enum(tipos),
  matricula: z.string().nullable().describe('Null for a line that is refused'),
  nome: z.string().nullable().describe('Null for a line that is refused'),
  mudancas: z.array(z.object({ campo: z.enum(campos), de: z.string().nullable(), para: z.string() })),
  motivo: z.string().nullable().describe('Why the line is refused; null if it is not'),
})

type Exemplo = z.output<typeof exemplo>

const flag = z.enum(['true', 'false']).default('false')

const importacao = operation(requireAdministrador, {
  operationId: 'importPessoas',
  summary: 'Imports people from a CSV file, or says what an import would do',
  refusals: [409, ...uploadRefusals],
  description:
    "Imports a CSV file of at most 10 MB and 50,000 lines (docs/operations.md has its columns). The key is the matrícula with the role. Without `aplicar=true` nothing is written. No mail is sent, and who is not in the file stays as they are. 409 beside another import, and if it would suspend more than 10 % of the file's accounts without `suspender_muitos=true`. After some seconds it stops between two lots; `parou_em` is then the `depois_de` of the next call with the same file. A line of the audit.",
  consumes: ['multipart/form-data'],
  querystring: z.object({
    aplicar: flag,
    vincular: flag.describe('Gives the matrícula to a verified account of the same e-mail and role that has none'),
    suspender_muitos: flag,
    depois_de: z.coerce.number().int().min(0).max(2_147_483_647).default(0).describe('Goes on after this line'),
  }),
  body: fileBody,
  response: {
    200: z.object({
      linhas: z.int(),
      novas: z.int(),
      alteradas: z.int(),
      iguais: z.int(),
      recusadas: z.int(),
      suspensas: z.int().describe('Of the changed ones'),
      colunas_ignoradas: z.array(z.string()),
      suspende_muitas: z.boolean().describe('Whether an import needs `suspender_muitos=true`'),
      exemplos: z.array(exemplo).describe(`The first ${mostExemplos} lines of each kind`),
      recusadas_csv: z
        .string()
        .nullable()
        .describe('The refused lines with their reasons as a CSV file, of many the first ones; null without any'),
      parou_em: z.int().nullable().describe('The last line that was imported; null at the end of the file'),
    }),
  },
})

const toExemplo = (passo: Passo): Exemplo => {
  if (passo.tipo === 'recusada') {
    const { tipo, linha, motivo } = passo
    return { linha, tipo, matricula: null, nome: null, mudancas: [], motivo }
  }
  const { linha, matricula, nome } = passo.registro
  const mudancas = passo.tipo === 'alterada' ? [...passo.mudancas] : []
  return { linha, tipo: passo.tipo, matricula, nome, mudancas, motivo: null }
}

/** Keeps of all lots what a response has room for. */
const createColeta = () => {
  const exemplos: Exemplo[] = []
  const recusadas: Recusada[] = []
  let caracteres = 0
  return {
    exemplos,
    recusadas,
    add: (passos: readonly Passo[]) => {
      for (const tipo of tipos) {
        const room = mostExemplos - exemplos.filter(each => each.tipo === tipo).length
        exemplos.push(
          ...passos
            .filter(passo => passo.tipo === tipo)
            .slice(0, room)
            .map(toExemplo),
        )
      }
      for (const recusada of onlyRecusadas(passos)) {
        caracteres += recusada.motivo.length + recusada.celulas.join(';').length
        if (caracteres <= mostCaracteres) recusadas.push(recusada)
      }
    },
  }
}

/** The import of people, for administrators. */
export const importacaoDePessoasRoutes: FastifyPluginAsyncZod = async app => {
  app.post('/admin/pessoas/importacao', importacao, async request => {
    const { query } = request
    const bytes = await readUpload(request, { maxBytes: mostBytes, tooLarge: 'O arquivo deve ter no máximo 10MB.' })
    const { exemplos, recusadas, add } = createColeta()
    const { arquivo, contagem, suspendeMuitas, parouEm } = await importar(
      app.db,
      app.instituicao.atual,
      bytes,
      {
        aplicar: query.aplicar === 'true',
        vincular: query.vincular === 'true',
        suspenderMuitos: query.suspender_muitos === 'true',
        segredo: app.settings.peopleSecret,
        atorId: sessaoOf(request).usuarioId,
        depoisDe: query.depois_de,
        tempo,
      },
      add,
    )
    const { contas: _, ...counts } = contagem
    return {
      ...counts,
      colunas_ignoradas: [...arquivo.ignoradas],
      suspende_muitas: suspendeMuitas,
      exemplos,
      recusadas_csv: recusadas.length > 0 ? await text(toRecusadasCsv(arquivo, recusadas)) : null,
      parou_em: parouEm,
    }
  })
}
