import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { cursorFields, readCursor, toCursor } from '../http/cursor.ts'
import { operationsOf } from '../http/operation.ts'

/** What of a person others read. */
const acoesDeLeitura = ['leu_historico', 'leu_arquivo'] as const

const leitura = z.object({
  id: z.int(),
  em: z.iso.datetime(),
  acao: z.enum(acoesDeLeitura),
  quem: z.string().nullable().describe('The name; null for somebody who is gone'),
  papel: z.enum(['aluno', 'professor', 'administrador']).nullable().describe('Null for somebody who is gone'),
  vaga: z.string().nullable().describe('The title of the vaga that it was sent to; null if it is gone'),
})

type Leitura = z.output<typeof leitura>

/** The readings of a person's documents by others, the newest first. Reads only the person's lines, by index. */
const findLeituras = async (db: Db, usuarioId: number, antesDe: number | null, limit: number): Promise<Leitura[]> => {
  const { rows } = await db.execute<Omit<Leitura, 'em'> & { em: string | Date }>(sql`
    select a.id, a.em, a.acao, u.usuario as quem, v.titulo as vaga,
      case when 'administrador' = any(u.direitos) then 'administrador' when u.ehaluno then 'aluno'
        when u.id is not null then 'professor' end as papel
    from auditoria a
    left join usuarios u on u.id = a.ator_id and u.email_verificado_em is not null
    left join candidaturas c on c.id = substring(a.objeto from '^candidatura (\\d{1,9})$')::int
    left join vagas v on v.id = c.vaga_id
    where a.pessoa_id = ${usuarioId}::int and a.ator_id <> ${usuarioId}::int
      and a.acao in ${[...acoesDeLeitura]} and (${antesDe}::int is null or a.id < ${antesDe}::int)
    order by a.id desc limit ${limit}
  `)
  return rows.map(row => ({ ...row, em: new Date(row.em).toISOString() }))
}

const reading = operationsOf('dados')(requireSessao, {
  operationId: 'listLeituras',
  summary: 'Lists who read the own documents',
  description:
    'Who read the transcript or a file of the person, what and when, the newest first, from the audit: for as long as that is kept. Own readings are not listed.',
  querystring: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    depois: z.string().max(100).optional().describe('One of `cursores`: the window begins after it'),
  }),
  response: { 200: z.object({ itens: z.array(leitura), ...cursorFields }) },
})

/** Who read one's own documents. */
export const leiturasRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/usuarios/me/leituras', reading, async request => {
    const { limit, depois } = request.query
    const [antesDe = null] = depois === undefined ? [] : readCursor(depois, ['inteiro'])
    const rows = await findLeituras(app.db, sessaoOf(request).usuarioId, antesDe, limit + 1)
    const itens = rows.slice(0, limit)
    return { itens, cursores: itens.map(({ id }) => toCursor([id])), tem_mais: rows.length > limit }
  })
}
