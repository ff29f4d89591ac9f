import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createBothPaths } from '../testing/createBothPaths.ts'

describe('the response', () => {
  it('cannot be sniffed, framed, cached or read by other sites', async () => {
    const { url } = await createBothPaths({}, { sigla: '{ instituicao { sigla } }' })
    const headers = { 'content-type': 'application/json', 'x-request-id': 'request-0001' }
    const response = await fetch(url, { method: 'POST', headers, body: '{"documentId":"sigla"}' })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'request-0001',
      'x-fuso': '-180',
      'x-periodos': '1,7',
    })
  })

  it('is compressed if it is large and the request accepts it', async () => {
    const departamentos = Array.from({ length: 50 }, (_, id) => ({ id, name: `Departamento de Física ${id}` }))
    const { url } = await createBothPaths(
      { 'GET /departamentos/': departamentos },
      { todos: '{ departamentos { nome } }' },
    )
    const ask = (accepted: string) => {
      const headers = { 'content-type': 'application/json', 'accept-encoding': accepted }
      return fetch(url, { method: 'POST', headers, body: '{"documentId":"todos"}' })
    }
    const plain = await ask('identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const compressed = await ask('gzip, br')
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(await compressed.json()).toEqual(await plain.json())
  })

  it.each([1, 200])('has the characters of all scripts in a list of %i', async length => {
    const departamentos = Array.from({ length }, (_, id) => ({ id, name: `${id} Física, 数学, 🧪, \ud800, "\\` }))
    const { byShort } = await createBothPaths(
      { 'GET /departamentos/': departamentos },
      { todos: '{ departamentos { nome } }' },
    )
    const answered = await byShort({ documentId: 'todos' })
    expect(answered.data.departamentos).toEqual(departamentos.map(({ name }) => ({ nome: name })))
  })

  it('keeps its turn when requests are pipelined', async () => {
    const slow = () => new Promise(resolve => setTimeout(resolve, 50, []))
    const documents = { slow: '{ departamentos { nome } }', fast: '{ instituicao { sigla } }' }
    const { url } = await createBothPaths({ 'GET /departamentos/': slow }, documents)
    const toRequest = (documentId: string, connection: string) => {
      const body = JSON.stringify({ documentId })
      const head = ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json', `Connection: ${connection}`]
      return [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')
    }
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(toRequest('slow', 'keep-alive') + toRequest('fast', 'close'))
    expect(await text(socket)).toMatch(/"departamentos":\[\].*"sigla":"UT"/s)
  })
})
