import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { createToken } from '../autenticacao/tokenDeEmail.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { sendRevalidated } from '../http/revalidated.ts'
import { deleteAgenda, findAgenda, findEntradas, saveAgenda } from './agendas.repository.ts'
import { toCalendario } from './calendario.ts'
import { conferirAgendas, mostEntradas } from './conferirAgendas.ts'

const operation = operationsOf('agenda')

const criada = z.iso.datetime().describe('When the address was made')

const reading = operation(requireUsuario, {
  operationId: 'readAgenda',
  summary: 'Reads whether one has an address for calendars',
  description:
    'When the address was made at which calendars read what the person has ahead. The address is not told again.',
  response: { 200: z.object({ criada_em: criada.nullable() }) },
})

const opening = operation(requireUsuario, {
  operationId: 'createAgenda',
  summary: 'Makes an address for calendars',
  description:
    'Makes the address at which calendars read what the person has ahead. The one before leads nowhere then.',
  response: {
    201: z.object({ endereco: z.string().describe('Absolute, at `PUBLIC_URL`; told only here'), criada_em: criada }),
  },
})

const closing = operation(requireUsuario, {
  operationId: 'deleteAgenda',
  summary: 'Closes the address for calendars',
  description: 'The address leads nowhere then. Repeating it changes nothing.',
  response: { 204: z.undefined() },
})

const feed = operation(null, {
  operationId: 'readCalendario',
  summary: 'What a person has ahead, for calendars',
  description: `An iCalendar (RFC 5545), whatever the request accepts: deadlines as whole days, interviews and releases in UTC, at most ${mostEntradas}, without the names of other people. Up to five minutes old. An entry that is gone is \`CANCELLED\` for 30 days, one that is over stays for 90. 404 for an address that was renewed or closed, and while the account is suspended.`,
  querystring: z.object({ token: z.string().max(200).describe('Of the address') }),
  refusals: [404],
  response: { 200: { description: 'A calendar', content: { 'text/calendar': { schema: z.string() } } } },
})

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** No proxy compresses or changes it, so that its ETag stays true. */
const caching = 'private, no-cache, no-transform'

/** The address at which calendars read what a person has ahead, and the calendar behind it. */
export const agendaRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings, instituicao } = app

  app.get('/usuarios/me/agenda', reading, async request => {
    const agenda = await findAgenda(db, sessaoOf(request).usuarioId)
    return { criada_em: agenda?.criadaEm.toISOString() ?? null }
  })

  app.post('/usuarios/me/agenda', opening, async (request, reply) => {
    const { usuarioId } = sessaoOf(request)
    const token = createToken()
    const { criadaEm } = await inTransaction(db, async transaction => {
      const saved = await saveAgenda(transaction, usuarioId, hash(token))
      await conferirAgendas(transaction, [usuarioId])
      return saved
    })
    const endereco = `${settings.publicUrl}/agenda.ics?token=${token}`
    return reply.code(201).send({ endereco, criada_em: criadaEm.toISOString() })
  })

  app.delete('/usuarios/me/agenda', closing, async (request, reply) => {
    await deleteAgenda(db, sessaoOf(request).usuarioId)
    return reply.code(204).send()
  })

  // A line of the log has the address of its request, and so the token.
  app.get('/agenda.ics', { ...feed, logLevel: 'warn' }, async (request, reply) => {
    const agenda = await findEntradas(db, hash(request.query.token))
    if (!agenda) throw new Refusal(404, 'Este endereço não está em uso.')
    const nome = `Mural Acadêmico ${instituicao.atual.sigla}`
    const { ehaluno, entradas } = agenda
    const calendario = toCalendario(entradas, { ehaluno, publicUrl: settings.publicUrl, nome })
    return sendRevalidated(request, reply.type('text/calendar; charset=utf-8'), calendario, caching)
  })
}
