import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aluna, reply } from './testing/createTestGateway.ts'
import { findCall, findResponseMisfits } from './testing/openapi.ts'
import { toIncoming } from './testing/scriptUpstream.ts'
import type { Outgoing } from './upstream/transport/send.ts'
import { createUpstreams } from './upstream/upstream.ts'
import type { Upstream } from './upstream/upstream.ts'

/* Reads the shapes of docs/rest-contract.md with the gateway's own readers. */

const page = readFileSync(new URL('../../docs/rest-contract.md', import.meta.url), 'utf8')

/** Each shape: its call, its example and its whole text. */
const shapes = [...page.matchAll(/^#### ([A-Z]+) (\S+)\n\n```json\n([^]*?)```\n([^#]*)/gm)].map(
  ([, method = '', path = '', example = '', text = '']) => {
    const found = findCall({ method, path: path.replaceAll(/\{\w+\}/g, '7') })
    if (!found) throw new Error(`${method} ${path} is not in api/openapi.json`)
    return { call: found.name, operation: found.operation, body: JSON.parse(example) as unknown, text }
  },
)

const pdf = new File(['%PDF-1.7'], 'a.pdf')
const conta = { nome: 'Ana', email: 'a@b.example', senha: 'x', papel: 'ESTUDANTE', curso: null, periodoDeInicio: null }
const janela = { offset: 0, limit: 8 }
const nova = { carta: null, respostas: [], arquivo: null, compartilhar: false }

/** The reader of each base call's response; null if the gateway does not read it. */
const readers: Record<string, ((upstream: Upstream) => Promise<unknown>) | null> = {
  'POST /users/login': ({ sessao }) => sessao.entrar('a@b.example', 'x', undefined),
  'POST /users': ({ contas }) => contas.create(conta as Parameters<typeof contas.create>[0]),
  'POST /auth/verify-email': ({ contas }) => contas.verify({ token: 'x', prova: null, perguntar: false }),
  'GET /users/{id}': ({ usuarios }) => usuarios.get('7'),
  'POST /users/{id}/avatar': null,
  'GET /interesses': ({ interesses }) => interesses.categorias(),
  'POST /interesses': ({ interesses }) => interesses.create('Óptica'),
  'GET /vagas/tipo': ({ tipos }) => tipos.list(),
  'GET /departamentos': ({ departamentos }) => departamentos.list(),
  'GET /vagas/{id}': ({ vagas }) => vagas.get('12'),
  'GET /vagas': ({ vagas }) => vagas.list(janela, {}),
  'GET /vagas/professor': ({ vagas }) => vagas.own(janela),
  'GET /api/candidaturas/vaga/{id}/candidatura-status': ({ candidaturas }) => candidaturas.situacao('12'),
  'POST /candidaturas/vaga/{id}': ({ candidaturas }) => candidaturas.create('12', nova, null),
  'GET /candidaturas/vaga/{id}': ({ recebidas }) => recebidas.page('12', janela),
  'GET /vagas/{id}/candidatos': ({ recebidas }) => recebidas.candidatos('12'),
  'GET /mensagens/conversas': ({ conversas }) => conversas.list(),
  'GET /mensagens/conversa/{id}': ({ conversas }) => conversas.mensagens('7', '9', { antes: null, limit: 20 }),
  'POST /mensagens': ({ conversas }) => conversas.send('7', '9', 'Oi', null),
  'POST /historicos/upload': ({ historicos }) => historicos.send(pdf, false),
  'GET /historicos': ({ historicos }) => historicos.list(),
  'GET /historicos/status': null,
}

/** What the gateway makes of a body, with its log. The upstream has no other call. */
async function read(call: string, body: unknown) {
  const logged: unknown[] = []
  const send = async (outgoing: Outgoing) => toIncoming(findCall(outgoing)?.name === call ? body : reply(405))
  const headers = {
    'x-request-id': undefined,
    'x-forwarded-for': undefined,
    authorization: `Bearer ${aluna}`,
    'accept-language': undefined,
    'user-agent': undefined,
    traceparent: undefined,
  }
  // A call that the upstream lacks is logged too.
  const log = (entry: { kind: string }) => void (entry.kind === 'contract' && logged.push(entry))
  const upstream = createUpstreams({ send })({ headers, client: null, log, tally: undefined, watch: undefined })
  const value = await readers[call]?.(upstream).catch((error: Error) => error.message)
  return { value: value instanceof Error ? value.message : value, logged }
}

type Json = Record<string, unknown>

/** The body with something that fits no field in place of each of its values, by the path of the value. */
function corrupt(body: unknown): [path: string, body: unknown][] {
  if (typeof body !== 'object' || body === null) return [['', { odd: [] }]]
  return Object.entries(body).flatMap(([key, value]) =>
    corrupt(value).map(([path, odd]): [string, unknown] => {
      const copy: unknown = Array.isArray(body) ? [...body] : { ...body }
      ;(copy as Json)[key] = odd
      return [path === '' ? key : `${key}.${path}`, copy]
    }),
  )
}

/** The fields of a response by its schema. */
function fieldsOf(operation: (typeof shapes)[number]['operation']): string[] {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const schema: Json | undefined = success?.content?.['application/json']?.schema
  const { properties = {} } = (schema?.['items'] ?? schema ?? {}) as { properties?: object }
  return Object.keys(properties)
}

describe('the shapes of docs/rest-contract.md', () => {
  it('are those of all base calls with a body', () => {
    expect(shapes.map(({ call }) => call).toSorted()).toEqual(Object.keys(readers).toSorted())
  })

  it.each(shapes)('$call fits api/openapi.json, and names all of its fields', ({ call, operation, body, text }) => {
    const [method = '', path = ''] = call.split(' ')
    expect(findResponseMisfits({ method, path: path.replaceAll(/\{\w+\}/g, '7') }, body)).toEqual([])
    const [first] = [body].flat()
    const shown = Object.keys(first ?? {})
    expect(fieldsOf(operation).filter(name => !shown.includes(name) && !text.includes(`\`${name}\``))).toEqual([])
  })

  it.each(shapes.filter(({ call }) => readers[call]))(
    'the gateway reads each field of $call',
    async ({ call, body }) => {
      const good = await read(call, body)
      expect(good).toMatchObject({ value: expect.any(Object), logged: [] })
      for (const [path, odd] of corrupt(body)) {
        expect(await read(call, odd), `${path} is not read`).not.toEqual(good)
      }
    },
  )
})
