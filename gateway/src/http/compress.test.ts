import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../testing/createTestGateway.ts'
import { chooseEncoding, compress } from './compress.ts'

describe('a response body', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('is compressed for %j by %j', (accepted, encoding) => {
    expect(chooseEncoding(5000, accepted)).toBe(encoding)
  })

  it('stays as it is up to 1 KiB', () => {
    expect(chooseEncoding(1024, 'br')).toBeNull()
    expect(chooseEncoding(1025, 'br')).toBe('br')
  })

  it.each([2000, 200_000])('of %i bytes survives the round trip', async bytes => {
    const body = Buffer.from('Iniciação científica '.repeat(bytes / 20))
    expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body)
    expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body)
  })
})

describe('Yoga', () => {
  const query = '{ departamentos { nome } }'
  const departamentos = Array.from({ length: 50 }, (_, id) => ({ id, name: `Departamento de Física ${id}` }))
  const { yoga } = createTestGateway({ 'GET /departamentos/': departamentos })
  const ask = (headers: Record<string, string>) =>
    yoga.fetch('http://gateway/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })

  it('compresses large bodies if the request accepts it', async () => {
    const plain = await ask({})
    expect(plain.headers.get('content-encoding')).toBeNull()
    const compressed = await ask({ 'accept-encoding': 'gzip, br' })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    const body = Buffer.from(await compressed.arrayBuffer())
    expect(compressed.headers.get('content-length')).toBe(String(body.length))
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(await plain.json())
  })
})
