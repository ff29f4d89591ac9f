import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../testing/createTestGateway.ts'
import { operations } from '../../testing/operations/operations.ts'
import type { Operation } from '../../testing/operations/operation.ts'
import { reply } from '../../testing/scriptUpstream.ts'
import { isRow } from '../wire/fields.ts'

/** Fuzzed requests must not replace the responses of writes. */
const reads = {
  'GET /vagas/tipo': [],
  'GET /vagas/12': reply(500),
  'GET /users/7': reply(500),
  'GET /vagas/12/selecao': reply(500),
  'GET /candidaturas/31/avaliacao': reply(500),
  'GET /candidaturas/vaga/12': [],
  'GET /candidaturas?skip=0&limit=100&vaga=12': reply(500),
}

/** Sends one operation to an upstream with the given responses. */
function createRun({ query, token, call }: Operation) {
  let answer: unknown
  const script = { ...reads, [call]: () => answer }
  const create = () => createTestGateway(script, { limits: { bytes: 20_000, listBytes: 20_000 } })
  const kept = create()
  return (next: unknown) => {
    answer = next
    // A new gateway for each response: shared lists would be remembered. So would a missing extension, after its 404.
    const { execute } = token ? kept : create()
    return execute(query, {}, token ? { token } : {})
  }
}

const json = 'application/json'
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** Bodies with status 200 that make no sense. */
const nonsense: [kind: string, body: string, type?: string][] = [
  ['an empty body', ''],
  ['blanks', '  \n '],
  ['an HTML page', '<!doctype html><title>Login</title>', 'text/html'],
  ['an HTML page declared as JSON', '<html></html>', json],
  ['cut JSON', '{"vagas": [{"id": 1, "tit', json],
  ['JSON with something after it', '{} {}', json],
  ['JSON with a trailing comma', '{"id": 1,}', json],
  ['single quotes', "{'id': 1}", json],
  ['NaN', 'NaN', json],
  ['undefined', 'undefined', json],
  ['the word null', 'null', json],
  ['the word true', 'true', json],
  ['a number', '42', json],
  ['a text', '"ok"', json],
  ['a list of nulls', '[null, null]', json],
  ['a list of lists', '[[], []]', json],
  ['a list of texts', '["a", "b"]', json],
  ['ten thousand levels of lists', nested(9000), json],
  ['a hundred levels of lists', nested(100), json],
  ['more than fits', JSON.stringify(Array.from({ length: 3000 }, (_, id) => ({ id, nome: 'x' }))), json],
  ['bytes that are no UTF-8', '\uFFFD\uFFFD\u0000', json],
  ['XML', '<?xml version="1.0"?><vagas/>', 'application/xml'],
  ['a form', 'vagas=1&total=2', 'application/x-www-form-urlencoded'],
]

/*
 * All operations read their responses with one function (request.ts): one of them meets every fault. What differs is the
 * reader of each body, so each meets a spoiled body and spoiled fields.
 */

/** Titles are sentences: `%s` does not quote. */
const named = (some: Operation[]) => some.map(operation => [operation.name, operation] as const)

const [oneOperation] = operations
const missing = operations.filter(({ extension }) => extension)
if (!oneOperation) throw new Error('there are operations')

describe(oneOperation.name, () => {
  const run = createRun(oneOperation)

  it('returns the same with a byte order mark and a wrong content type', async () => {
    const plain = await run(oneOperation.body)
    const odd = await run(reply(200, `\uFEFF${JSON.stringify(oneOperation.body)}`, 'text/html'))
    expect(odd).toEqual(plain)
  })

  it.each(nonsense)('returns UPSTREAM_CONTRACT when the upstream sends %s', async (_, body, type) => {
    const { codes } = await run(reply(200, body, type === json ? 'text/x-json' : type))
    expect(codes).toEqual(['UPSTREAM_CONTRACT'])
  })

  it.each([
    ['BAD_USER_INPUT', 400],
    ['BAD_USER_INPUT', 409],
    ['BAD_USER_INPUT', 422],
    ['FORBIDDEN', 403],
    ['UPSTREAM_CONTRACT', 302],
    ['UPSTREAM_CONTRACT', 405],
    ['UPSTREAM_CONTRACT', 418],
    ['TOO_MANY_REQUESTS', 429],
    ['UPSTREAM_UNAVAILABLE', 500],
    ['UPSTREAM_UNAVAILABLE', 501],
    ['UPSTREAM_UNAVAILABLE', 502],
    ['UPSTREAM_UNAVAILABLE', 503],
    ['UPSTREAM_TIMEOUT', 504],
    ['UPSTREAM_UNAVAILABLE', 507],
    ['UPSTREAM_UNAVAILABLE', 599],
  ])('returns %s when the upstream sends the status %i, whatever the body', async (code, status) => {
    for (const body of [{ detail: 'no' }, { detail: { deep: [] } }, `<html>${'x'.repeat(100_000)}`]) {
      expect((await run(reply(status, body))).codes).toEqual([code])
    }
  })

  it('does not reveal the upstream’s error text', async () => {
    const { errors } = await run(reply(500, { detail: 'Traceback at /srv/api.py line 3, db 10.0.0.7' }))
    expect(JSON.stringify(errors)).not.toMatch(/Traceback|srv|10\.0|500/)
  })
})

it.each(named(missing))('%s returns null when the upstream does not have the call', async (_, operation) => {
  expect((await createRun(operation)(reply(405, { detail: 'no' }))).codes).toBeUndefined()
})

const values = [null, -1, 1e21, '', 'NaN', '2026-13-45', 'x'.repeat(5000), true, [], {}, [null], { nome: 1 }]

// Operations that read the same body use the same reader.
const readers = operations.filter(({ body }, index) => operations.findIndex(each => each.body === body) === index)

it.each(named(readers))(
  '%s returns data or UPSTREAM_CONTRACT when the response or any one field of it is spoiled',
  async (_, operation) => {
    const run = createRun(operation)
    for (const path of paths(operation.body)) {
      for (const value of values) {
        const { codes = ['UPSTREAM_CONTRACT'] } = await run(
          reply(200, JSON.stringify(spoil(operation.body, path, value))),
        )
        expect({ path, value, codes: [...new Set(codes)] }).toEqual({ path, value, codes: ['UPSTREAM_CONTRACT'] })
      }
    }
  },
)

describe('a list with an unreadable row', () => {
  const lists = readers.filter(({ body }) => rowsOf(body))
  const odd = [null, 7, true, [], { id: 'x' }, { id: 12, criado_em: 'x', nome: {}, name: [], titulo: {} }]

  it.each(named(lists))('is returned without the row by %s', async (_, operation) => {
    const run = createRun(operation)
    const whole = await run(operation.body)
    expect(whole.errors).toBeUndefined()
    for (const row of odd) {
      expect(await run(withRows(operation.body, rows => [...rows, row]))).toEqual(whole)
    }
  })

  it.each(named(lists))('logs one line with the path of the row, for %s', async (_, { query, token, call, body }) => {
    const broken = withRows(body, rows => [...rows, null, null])
    const { execute, logged } = createTestGateway({ [call]: broken })
    await execute(query, {}, token ? { token } : {})
    const key = Array.isArray(body) ? '' : `${Object.keys(body as object)[0]}.`
    const problem = rowsOf(body)?.every(isRow) ? 'not an object' : 'not a text'
    const reason = `${key}1: ${problem}; ${key}2: ${problem}`
    const [path] = call.split('?')
    expect(logged).toEqual([{ call: path, kind: 'contract', reason, puladas: 2, requestId: expect.any(String) }])
  })

  it.each(named(lists))('is UPSTREAM_CONTRACT for %s if it has no other row, or is missing', async (_, operation) => {
    const run = createRun(operation)
    for (const body of [...odd.map(row => withRows(operation.body, () => [row, row])), { nope: 1 }]) {
      // Each field of a payload reads the same list.
      expect(new Set((await run(body)).codes)).toEqual(new Set(['UPSTREAM_CONTRACT']))
    }
  })
})

/** The rows of a list body; undefined for the body of one thing. */
function rowsOf(body: unknown): unknown[] | undefined {
  return [body, Object.values(body as object)[0]].find(Array.isArray)
}

function withRows(body: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  if (Array.isArray(body)) return change(body)
  const [key = ''] = Object.keys(body as object)
  return { ...(body as object), [key]: change(rowsOf(body) ?? []) }
}

type Path = (string | number)[]

/** Every path within a body, and the body itself. */
function paths(body: unknown, path: Path = []): Path[] {
  if (typeof body !== 'object' || body === null) return [path]
  return [path, ...Object.entries(body).flatMap(([key, value]) => paths(value, [...path, key]))]
}

function spoil(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...(body as object) }
  return Object.assign(copy, { [key]: spoil((body as Record<string, unknown>)[key], rest, value) })
}
