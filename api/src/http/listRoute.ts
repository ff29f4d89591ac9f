import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { createFormat } from '../fuso.ts'
import { toCsv } from './csv.ts'
import type { Celula } from './csv.ts'
import { cursorFields, readCursor, toCursor } from './cursor.ts'
import { operationsOf } from './operation.ts'

/** Rows of one query of an export. */
const lot = 1000

export type Janela = {
  /** The id of the last row of the window before; null for the first. */
  apos: number | null
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
  /** Rows in the list's order. */
  read: (db: Db, filtros: z.output<Filtros>, janela: Janela) => Promise<Array<z.output<Linha>>>
  /** Writes the line of the audit for an export with these filters. */
  audita: (request: FastifyRequest, filtros: Record<string, unknown>) => Promise<void>
}

const janela = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  depois: z.string().max(100).optional().describe('One of `cursores`: the window begins after it'),
})

/** Every row, lot by lot. */
const readAll = async function* <Row extends { id: number }>(read: (apos: number | null) => Promise<Row[]>) {
  for (let apos: number | null = null; ;) {
    const some: Row[] = await read(apos)
    yield* some
    apos = some.at(-1)?.id ?? null
    if (some.length < lot) return
  }
}

const formatInstante = createFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

const isInstante = (schema: unknown): boolean =>
  schema instanceof z.ZodNullable ? isInstante(schema.unwrap()) : schema instanceof z.ZodISODateTime

/** An instant as the time at the university, which spreadsheets read. */
const toCelula = (schema: unknown, valor: unknown): Celula =>
  typeof valor === 'string' && isInstante(schema) ? formatInstante(new Date(valor)) : (valor as Celula)

/** The rows of a list as a CSV file, which is written while it is read. An export is a line of the audit. */
const csvRoute = <Filtros extends z.ZodObject, Linha extends z.ZodObject<{ id: z.ZodInt }>>(
  app: FastifyInstance,
  { tag, path, role, operationId, summary, filtros, linha, colunas, read, audita }: Lista<Filtros, Linha>,
): void => {
  const schema = operationsOf(tag)(role, {
    operationId: `${operationId}Csv`,
    summary: `${summary}, as a CSV file`,
    description: `The rows of \`${path}\` with the same filters, as a CSV file: UTF-8 with BOM, ';' between cells, times of the university. A line of the audit.`,
    querystring: filtros,
    response: { 200: { description: 'A file', content: { 'text/csv': { schema: z.string() } } } },
  })
  app.get(`${path}.csv`, schema, async (request, reply) => {
    const escolhidos = filtros.parse(request.query)
    await audita(request, { ...escolhidos })
    const rows = readAll(apos => read(app.db, escolhidos, { apos, limit: lot }))
    const schemas: Record<string, unknown> = linha.shape
    const cells = async function* () {
      for await (const row of rows) {
        const campos: Record<string, unknown> = row
        yield Object.keys(colunas).map(campo => toCelula(schemas[campo], campos[campo]))
      }
    }
    return reply.type('text/csv; charset=utf-8').send(toCsv(Object.values(colunas), cells()))
  })
}

/** A list in windows, and the same rows as a CSV file at `<path>.csv`. */
export const listRoute = <Filtros extends z.ZodObject, Linha extends z.ZodObject<{ id: z.ZodInt }>>(
  app: FastifyInstance,
  lista: Lista<Filtros, Linha>,
): void => {
  const { tag, path, role, operationId, summary, description, filtros, linha, read } = lista
  const schema = operationsOf(tag)(role, {
    operationId,
    summary,
    description,
    querystring: janela.extend(filtros.shape),
    response: { 200: z.object({ itens: z.array(linha), ...cursorFields }) },
  })
  app.get(path, schema, async request => {
    const { limit, depois } = janela.parse(request.query)
    const [apos = null] = depois === undefined ? [] : readCursor(depois, ['inteiro'])
    const rows = await read(app.db, filtros.parse(request.query), { apos, limit: limit + 1 })
    const itens = rows.slice(0, limit)
    return { itens, cursores: itens.map(({ id }) => toCursor([id])), tem_mais: rows.length > limit }
  })
  csvRoute(app, lista)
}
