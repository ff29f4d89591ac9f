import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aparelhos, chavesDePush, pushesDoDia } from '../db/schema/aparelhos.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { keepPar, toPublica } from './chaves.ts'
import { createAparelhos } from './testing/createAparelhos.ts'
import { createPushService } from './testing/createPushService.ts'

const servico = await createPushService()
const board = await createTestApp({}, undefined, servico.fetch)
const { path, entrar, entrarComAvisos, avisar } = createAparelhos(board, servico)
afterAll(async () => {
  await board.close()
  servico.close()
})

describe('a device', () => {
  test('is subscribed with the key of the board, shows the kinds that were chosen, and is forgotten', async () => {
    const navegador = await entrar(await board.createAluno())
    const antes = await navegador.ler()
    expect(Buffer.from(antes.chave, 'base64url')).toHaveLength(65)
    expect(antes.aparelho).toBeNull()
    expect(antes.tipos).toContain('mensagem')
    expect(antes.tipos).not.toContain('recibo')
    expect(antes.tipos).not.toContain('candidaturas')
    await navegador.ligar(['mensagem', 'etapa'])
    const { endereco } = navegador.assinatura
    expect((await navegador.ler()).aparelho).toEqual({ endereco, tipos: ['mensagem', 'etapa'], ultima_entrega: null })
    await navegador.ligar(['etapa'])
    expect((await navegador.ler()).aparelho?.tipos).toEqual(['etapa'])
    expect((await navegador.desligar()).status).toBe(204)
    expect((await navegador.desligar()).status).toBe(204)
    expect((await navegador.ler()).aparelho).toBeNull()
  })

  test('is refused at another host, with keys of nothing, and for a kind of the other role', async () => {
    const navegador = await entrar(await board.createAluno())
    const refusals = [
      await navegador.ligar([], { endereco: 'https://169.254.169.254/latest' }),
      await navegador.ligar([], { endereco: 'http://web.push.apple.com/x' }),
      await navegador.ligar([], { endereco: `https://web.push.apple.com/${'x'.repeat(1000)}` }),
      await navegador.ligar([], { p256dh: 'AAAA' }),
      await navegador.ligar([], { auth: 'AAAA' }),
      await navegador.ligar(['candidaturas']),
      await navegador.ligar(['recibo']),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 422])
    expect((await navegador.ler()).aparelho).toBeNull()
  })

  test('is of a session: another one of the same person has its own, and a token without a row has none', async () => {
    const ana = await board.createAluno()
    const [um, outro] = [await entrarComAvisos(ana), await entrar(ana)]
    expect((await outro.ler()).aparelho).toBeNull()
    await outro.desligar()
    expect((await um.ler()).aparelho).not.toBeNull()
    const body = { ...um.assinatura, tipos: [] }
    expect((await board.call(`PUT ${path}`, { as: ana, body })).status).toBe(409)
  })

  test('ends where another person signs in with the same browser', async () => {
    const [ana, beto] = [await board.createAluno(), await board.createAluno()]
    const dela = await entrarComAvisos(ana)
    const dele = await entrar(beto)
    expect((await dele.ligar(['mudanca'], dela.assinatura)).status).toBe(200)
    expect((await dela.ler()).aparelho).toBeNull()
    await avisar(ana, 'Só para a Ana')
    expect(await dela.mostradas()).toEqual([])
  })

  test('is one of at most ten of a person', async () => {
    const ana = await board.createAluno()
    const primeiro = await entrarComAvisos(ana)
    for (let count = 0; count < 10; count += 1) await entrarComAvisos(ana)
    expect((await primeiro.ler()).aparelho).toBeNull()
  })
})

describe('the key', () => {
  test('is made once, sealed anew with a new secret, and made again with every device forgotten if no secret opens it', async () => {
    const { jwtSecret } = board.settings
    const navegador = await entrarComAvisos(await board.createAluno())
    const { chave } = await navegador.ler()
    const publica = async (secrets: { jwtSecret: string; jwtAnteriores: string[] }) =>
      toPublica(await keepPar(board.db, secrets))
    expect(await publica({ jwtSecret, jwtAnteriores: [] })).toBe(chave)
    expect(await publica({ jwtSecret: 'a new secret', jwtAnteriores: [jwtSecret] })).toBe(chave)
    expect(await publica({ jwtSecret: 'a new secret', jwtAnteriores: [] })).toBe(chave)
    const [kept] = await board.db.select().from(chavesDePush)
    expect(kept?.selada).not.toContain(chave.slice(1, 20))
    expect((await navegador.ler()).aparelho).not.toBeNull()
    await publica({ jwtSecret, jwtAnteriores: ['a new secret'] })
    expect(await publica({ jwtSecret: 'a lost secret', jwtAnteriores: [] })).not.toBe(chave)
    expect(await board.db.select().from(aparelhos)).toEqual([])
    // The running process still has the key before: put it back.
    await board.db.update(chavesDePush).set(kept ?? {})
  })
})

describe('a test', () => {
  test('is sent at once, says what became of it, and does not count', async () => {
    const ana = await board.createAluno()
    const navegador = await entrar(ana)
    expect((await navegador.testar()).status).toBe(404)
    await navegador.ligar([])
    expect((await navegador.testar()).body.aparelho?.ultima_entrega).not.toBeNull()
    expect(await navegador.mostradas()).toMatchObject([
      { title: 'Avisos neste aparelho', navigate: 'https://vagas.puc.example/avisos' },
    ])
    servico.answers.set(navegador.caminho, 500)
    expect(await navegador.testar()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('mais tarde') },
    })
    servico.answers.set(navegador.caminho, 410)
    expect((await navegador.testar()).status).toBe(404)
    expect((await navegador.ler()).aparelho).toBeNull()
    expect(await board.db.select().from(pushesDoDia).where(eq(pushesDoDia.usuarioId, ana.id))).toEqual([])
  })
})

describe('the end of a session', () => {
  const ends: Array<[string, (ana: Usuario, headers: Record<string, string>) => Promise<unknown>]> = [
    ['signing out', (_, headers) => board.call('POST /auth/logout', { headers })],
    [
      'a new password',
      (_, headers) =>
        board.call('PUT /usuarios/me/senha', { headers, body: { senha_atual: senha, nova_senha: 'cavalo grampo 9' } }),
    ],
    ['the end of all others', (_, headers) => board.call('POST /usuarios/me/sessoes/outras/encerramento', { headers })],
  ]
  test.each(ends)('by %s forgets its device', async (_, end) => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    await end(ana, navegador.headers)
    expect(await board.db.select().from(aparelhos).where(eq(aparelhos.usuarioId, ana.id))).toEqual([])
    await avisar(ana, 'Um')
    expect(await navegador.mostradas()).toEqual([])
  })

  test('signing out leaves the device of another session', async () => {
    const ana = await board.createAluno()
    const [um, outro] = [await entrarComAvisos(ana), await entrarComAvisos(ana)]
    await board.call('POST /auth/logout', { headers: um.headers })
    await avisar(ana, 'Um')
    expect(await um.mostradas()).toEqual([])
    expect(await outro.mostradas()).toHaveLength(1)
  })

  const stale: Array<[string, (ana: Usuario) => Promise<unknown>]> = [
    [
      'expired',
      ({ id }) =>
        board.db
          .update(sessoes)
          .set({ expiraEm: new Date(0) })
          .where(eq(sessoes.usuarioId, id)),
    ],
    [
      'unused',
      ({ id }) =>
        board.db
          .update(sessoes)
          .set({ usadaEm: new Date(0) })
          .where(eq(sessoes.usuarioId, id)),
    ],
    ['older', ({ id }) => board.db.update(usuarios).set({ versaoDoToken: 9 }).where(eq(usuarios.id, id))],
    [
      'of somebody suspended',
      ({ id }) =>
        board.db
          .update(usuarios)
          .set({ suspensoAte: new Date('2999-01-01') })
          .where(eq(usuarios.id, id)),
    ],
  ]
  test.each(stale)('one that is %s shows nothing', async (_, age) => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    await age(ana)
    await avisar(ana, 'Um')
    expect(await navegador.mostradas()).toEqual([])
  })

  test('with the deletion of its row forgets its device', async () => {
    const ana = await board.createAluno()
    await entrarComAvisos(ana)
    await board.db.delete(sessoes).where(eq(sessoes.usuarioId, ana.id))
    expect(await board.db.select().from(aparelhos).where(eq(aparelhos.usuarioId, ana.id))).toEqual([])
  })
})

test('a board without push has no such calls', async () => {
  const { db, settings } = board
  const sem = await buildApp({ db, settings: { ...settings, contatoDePush: null }, maxEventLoopDelay: 0 })
  const { headers } = await entrar(await board.createAluno())
  expect((await sem.inject({ method: 'GET', url: path, headers })).statusCode).toBe(404)
  expect(sem.pushes).toBeNull()
  await sem.close()
})
