import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditExport } from '../auditoria/audited.ts'
import { requireAdministrador } from '../autenticacao/autenticacao.ts'
import { toCsv } from '../http/csv.ts'
import type { Celula } from '../http/csv.ts'
import { operationsOf } from '../http/operation.ts'
import { createNumeros } from './numeros.ts'
import { filtroDeNumeros, numerosSchema } from './numeros.schemas.ts'
import type { Numeros } from './numeros.schemas.ts'

const operation = operationsOf('administracao')

const oculto =
  'Only complete months. A group of fewer than five is null, and others so that it cannot be computed: counts, answers and medians alike.'

const read = operation(requireAdministrador, {
  operationId: 'readNumeros',
  summary: 'Counts what happened in a year',
  description: `People who registered, vagas that were published, and candidaturas with their answers, in a year. ${oculto}`,
  querystring: filtroDeNumeros,
  response: { 200: numerosSchema },
})

const exportar = operation(requireAdministrador, {
  operationId: 'readNumerosCsv',
  summary: 'Counts what happened in a year, as a CSV file',
  description: `The numbers of \`/admin/numeros\`, as a CSV file: UTF-8 with BOM, ';' between cells. A line of the audit. ${oculto}`,
  querystring: filtroDeNumeros,
  response: { 200: { description: 'A file', content: { 'text/csv': { schema: z.string() } } } },
})

const titulos = ['Ano', 'Até', 'Número', 'Por', 'Grupo', 'Total', 'Respondidas', 'Mediana de dias até a resposta']

type Contagem = Pick<Numeros['medidas'][number], 'total' | 'respondidas' | 'mediana'>

const toCells = ({ total, respondidas, mediana }: Contagem, respondida: boolean): Celula[] => [
  total ?? 'oculto',
  ...(respondida ? [respondidas ?? 'oculto', mediana ?? (respondidas === 0 ? '' : 'oculto')] : ['', '']).map(
    // As Excel in Portuguese reads a number.
    cell => String(cell).replace('.', ','),
  ),
]

const toRows = async function* ({ ano, ate, medidas }: Numeros) {
  for (const { medida, recortes, ...todas } of medidas) {
    const temRespostas = medida === 'candidaturas'
    yield [ano, ate, medida, '', '', ...toCells(todas, temRespostas)]
    for (const { recorte, grupos } of recortes) {
      for (const { nome, ...grupo } of grupos) {
        yield [ano, ate, medida, recorte, nome, ...toCells(grupo, temRespostas && recorte !== 'mes')]
      }
    }
  }
}

type ReadNumeros = ReturnType<typeof createNumeros>

const csvRoute = (app: FastifyInstance, numeros: ReadNumeros): void => {
  const audita = auditExport('exportou_numeros')
  app.get('/admin/numeros.csv', exportar, async (request, reply) => {
    const { ano } = filtroDeNumeros.parse(request.query)
    await audita(request, { ...(ano !== undefined && { ano }) })
    return reply.type('text/csv; charset=utf-8').send(toCsv(titulos, toRows(await numeros(ano))))
  })
}

/** What happens on the board, without single people. */
export const numerosRoutes: FastifyPluginAsyncZod = async app => {
  const numeros = createNumeros(app.db)
  app.get('/admin/numeros', read, async ({ query: { ano } }) => numeros(ano))
  csvRoute(app, numeros)
}
