import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { administradora } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

const signedIn = { authorization: `Bearer ${administradora}` }

async function download(
  path: string,
  contentType = 'text/csv; charset=utf-8',
  headers: Record<string, string> = signedIn,
) {
  const sent: Outgoing[] = []
  const send = async (outgoing: Outgoing) => {
    sent.push(outgoing)
    return { status: 200, contentType, body: Buffer.from('"Código"\r\n"7"\r\n') }
  }
  const { listener } = createApp({ send, instituicao, logger: pino({ level: 'silent' }), isStopping: () => false })
  const { url, close } = await listen(listener)
  closers.push(close)
  return { response: await fetch(url + path, { headers }), sent }
}

it('a list is downloaded with the filters and the token of the person', async () => {
  const { response, sent } = await download('/exportacoes/pessoas?busca=ana%20b&papel=aluno')
  expect(sent).toMatchObject([
    { method: 'GET', path: '/admin/pessoas.csv?busca=ana%20b&papel=aluno', headers: signedIn },
  ])
  expect(await response.text()).toBe('"Código"\r\n"7"\r\n')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="pessoas.csv"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

it('the copy of one’s own data is downloaded as a ZIP, and as nothing else', async () => {
  const { response, sent } = await download('/exportacoes/meus-dados', 'application/zip')
  expect(sent).toMatchObject([{ method: 'GET', path: '/usuarios/me/dados/copia', headers: signedIn }])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="meus-dados.zip"',
    'cache-control': 'private, no-store',
  })
  expect((await download('/exportacoes/meus-dados')).response.status).toBe(404)
  expect((await download('/exportacoes/meus-dados', 'application/zip', {})).response.status).toBe(401)
})

it.each(['text/html', 'application/json'])('%s is not passed on', async contentType => {
  const { response } = await download('/exportacoes/pessoas', contentType)
  expect([response.status, await response.text()]).toEqual([404, ''])
})

it('nobody downloads without a token', async () => {
  const { response, sent } = await download('/exportacoes/auditoria', undefined, {})
  expect([response.status, sent]).toEqual([401, []])
})

it.each([
  '/exportacoes/vagas',
  '/exportacoes/pessoas/7',
  '/exportacoes/meus-dados?pessoa=7',
  '/exportacoes/listas',
  '/exportacoes/listas/usuarios',
  '/exportacoes/..%2Fpessoas',
  `/exportacoes/pessoas?a=${'x'.repeat(600)}`,
])('%s reaches nothing', async path => {
  const { response, sent } = await download(path)
  expect([response.status, sent]).toEqual([404, []])
})
