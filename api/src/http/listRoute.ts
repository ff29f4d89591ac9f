import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Acao } from '../auditoria/acoes.ts'
import { writeLinha } from '../auditoria/audited.ts'
import { sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { toCsv } from './csv.ts'
import { cursorFields, readCursor, toCursor } from './cursor.ts'
import { operationsOf } from './operation.ts'

/** Rows of one query of an export. */
const lot = 1000

export type Janela = {
  /** Rows with a smaller id; null for the first. */
  antesDe: number | null
  limit: number
}

type Lista<Filtros extends z.ZodObject, Linha extends z.ZodObject<{ id: z.ZodInt }>> = {
  tag: string
  path: string
  role: (request: FastifyRequest) => Promise<void>
  operationId: string
  summary: string
  description: string
  /** The fields of the query that choose rows. */
  filtros: Filtros
  /** A row of the response. */
  linha: Linha
  /** The columns of the CSV, from left to right: the title of each field. */
  colunas: Record<string, string>
  /** Rows by descending id. */
  read: (db: Db, filtros: z.output<Filtros>, janela: Janela) => Promise<Array<z.output<Linha>>>
  /** What the audit says of an export. */
  exporta: Acao
}

/**
 * A list in windows, the newest first, and the same rows as a CSV file at `<path>.csv`, which is written while it is read.
 * An export is a line of the audit.
 */
export const listRoute = <Filtros extends z.ZodObject, Linha extends z.ZodObject<{ id: z.ZodInt }>>(
  app: FastifyInstance,
  lista: Lista<Filtros, Linha>,
): void => {
  const { path, role, operationId, summary, description, filtros, linha, colunas, read, exporta } = lista
  const operation = operationsOf(lista.tag)
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const querystring = z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    depois: z.string().max(100).optional().describe('One of `cursores`: the window begins after it'),
  })
  const response = z.object({ itens: z.array(linha), ...cursorFields })
  routes.get(
    path,
    operation(role, {
      operationId,
      summary,
      description,
      querystring: querystring.extend(filtros.shape),
      response: { 200: response },
    }),
    async request => {
      const { limit, depois } = querystring.parse(request.query)
      const [antesDe = null] = depois === undefined ? [] : readCursor(depois, ['inteiro'])
      const rows = await read(app.db, filtros.parse(request.query), { antesDe, limit: limit + 1 })
      const itens = rows.slice(0, limit)
      return { itens, cursores: itens.map(({ id }) => toCursor([id])), tem_mais: rows.length > limit } as never
    },
  )

  routes.get(
    `${path}.csv`,
    operation(role, {
      operationId: `${operationId}Csv`,
      summary: `${summary}, as a CSV file`,
      description: `The rows of \`${path}\` with the same filters, as a CSV file: UTF-8 with BOM, ';' between cells. A line of the audit.`,
      querystring: filtros,
      response: { 200: { description: 'A file', content: { 'text/csv': { schema: z.string() } } } },
    }),
    async (request, reply) => {
      const escolhidos = filtros.parse(request.query)
      await writeLinha(app.db, sessaoOf(request).usuarioId, { acao: exporta, depois: { ...escolhidos } })
      const campos = Object.keys(colunas)
      const rows = async function* () {
        for (let antesDe: number | null = null; ;) {
          const some: Array<Record<string, unknown> & { id: number }> = await read(app.db, escolhidos, {
            antesDe,
            limit: lot,
          })
          for (const row of some) yield campos.map(campo => row[campo])
          antesDe = some.at(-1)?.id ?? null
          if (some.length < lot) return
        }
      }
      reply.type('text/csv; charset=utf-8')
      return reply.send(toCsv(Object.values(colunas), rows()) as never)
    },
  )
}
