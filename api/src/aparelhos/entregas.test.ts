import { eq, sql } from 'drizzle-orm'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuscas } from '../buscas/testing/createBuscas.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { aparelhos, pushesDoDia } from '../db/schema/aparelhos.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createAparelhos } from './testing/createAparelhos.ts'
import { createPushService } from './testing/createPushService.ts'

const servico = await createPushService()
const board = await createTestApp({ logLevel: 'warn' }, undefined, servico.fetch)
const { entrarComAvisos, avisar, fila, maisTarde } = createAparelhos(board, servico)
afterAll(async () => {
  await board.close()
  servico.close()
})

describe('a notice', () => {
  test('is what the mail says and no more, in the declarative format, encrypted and signed for the service', async () => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    await avisar(ana, 'O prazo mudou.')
    expect(await navegador.mostradas()).toEqual([
      {
        title: 'A oportunidade mudou',
        body: 'O prazo mudou.',
        lang: 'pt-BR',
        tag: expect.stringMatching(/^n\d+$/),
        navigate: 'https://vagas.puc.example/opportunities/14',
      },
    ])
    const [recebida] = servico.at(navegador.caminho)
    expect(recebida?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/notification+json',
      ttl: '86400',
      urgency: 'normal',
    })
    const [, token = '', chave = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(recebida?.headers.authorization ?? '') ?? []
    expect(chave).toBe((await navegador.ler()).chave)
    const point = Buffer.from(chave, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
    expect(payload).toMatchObject({ aud: 'https://web.push.apple.com', sub: 'mailto:suporte@puc.example' })
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThan(24 * 60 * 60)
    expect((await navegador.ler()).aparelho?.ultima_entrega).not.toBeNull()
    expect(await fila(ana)).toEqual([])
  })

  test('fits into every service, however long the text', async () => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    await avisar(ana, '🎓'.repeat(5000), { titulo: 'ç'.repeat(1000), acao: null })
    const [mostrada] = await navegador.mostradas()
    expect(Array.from(mostrada?.['body'] ?? '')).toHaveLength(200)
    expect(mostrada?.['navigate']).toBe('https://vagas.puc.example/notifications')
    expect(servico.at(navegador.caminho)[0]?.body.length).toBeLessThan(4096)
  })

  test('is only of the kinds that the device shows, and not of what is not told at all', async () => {
    const ana = await board.createAluno()
    const [dela, outro] = [await entrarComAvisos(ana, ['mudanca']), await entrarComAvisos(ana, ['mensagem'])]
    await avisar(ana, 'Um')
    await board.call('PUT /usuarios/me/avisos', { as: ana, body: { tipo: 'mudanca', modo: 'nenhum' } })
    await avisar(ana, 'Outro')
    expect((await dela.mostradas()).map(({ body }) => body)).toEqual(['Um'])
    expect(await outro.mostradas()).toEqual([])
  })

  test('is not sent once it is read, nor with a change that is rolled back', async () => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    await avisar(ana, 'Lida antes')
    await board.db.update(notificacoes).set({ lidaEm: new Date() }).where(eq(notificacoes.usuarioId, ana.id))
    const desfeita = inTransaction(board.db, async transaction => {
      await avisar(ana, 'Desfeita', {}, transaction)
      throw new Error('rolled back')
    })
    await expect(desfeita).rejects.toThrow('rolled back')
    expect(await navegador.mostradas()).toEqual([])
  })

  test('is one of at most three of a day, on all devices of the person', async () => {
    const ana = await board.createAluno()
    const [um, outro] = [await entrarComAvisos(ana), await entrarComAvisos(ana)]
    for (const descricao of ['1', '22', '333', '4444']) await avisar(ana, descricao, { titulo: descricao })
    expect(await um.mostradas()).toHaveLength(3)
    expect(await outro.mostradas()).toHaveLength(3)
    await board.db.update(pushesDoDia).set({ dia: sql`dia - 1` })
    await avisar(ana, '55555')
    expect(await um.mostradas()).toHaveLength(4)
  })

  test('of a saved search comes to every device if that is its way, and only then', async () => {
    const { save, publish } = createBuscas(board)
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    expect((await save(ana, { busca: 'canoagem' }, { modo: 'no_aparelho' })).status).toBe(422)
    const navegador = await entrarComAvisos(ana, ['novas_vagas'])
    expect((await save(ana, { busca: 'canoagem' }, { modo: 'no_aparelho' })).status).toBe(201)
    expect((await save(ana, { busca: 'remo' }, { modo: 'no_quadro' })).status).toBe(201)
    await navegador.ligar([])
    await publish(rita, 'Canoagem')
    await publish(rita, 'Remo')
    await board.app.anuncios.drain()
    expect((await navegador.mostradas()).map(({ title }) => title)).toEqual([expect.stringContaining('Nova em')])
  })
})

describe('a push service that answers', () => {
  const responses: Array<[number, { esquecido: boolean; tenta: boolean }]> = [
    [201, { esquecido: false, tenta: false }],
    [400, { esquecido: false, tenta: false }],
    [403, { esquecido: false, tenta: false }],
    [404, { esquecido: true, tenta: false }],
    [410, { esquecido: true, tenta: false }],
    [413, { esquecido: false, tenta: false }],
    [429, { esquecido: false, tenta: true }],
    [500, { esquecido: false, tenta: true }],
    [0, { esquecido: false, tenta: true }],
  ]
  test.each(responses)('%i', async (status, { esquecido, tenta }) => {
    const ana = await board.createAluno()
    const [navegador, outro] = [await entrarComAvisos(ana), await entrarComAvisos(ana)]
    servico.answers.set(navegador.caminho, status)
    await avisar(ana, 'Um')
    await navegador.mostradas()
    expect((await navegador.ler()).aparelho === null).toBe(esquecido)
    expect(await fila(ana)).toHaveLength(tenta ? 1 : 0)
    servico.answers.delete(navegador.caminho)
    await maisTarde()
    expect(await navegador.mostradas()).toHaveLength(tenta ? 2 : 1)
    // The other one has it once, and the day has one more.
    expect(await outro.mostradas()).toHaveLength(1)
    expect(await board.db.select().from(pushesDoDia).where(eq(pushesDoDia.usuarioId, ana.id))).toMatchObject([
      { quantos: 1 },
    ])
  })

  test('with failures is given up after five tries, and the log names no address', async () => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    servico.answers.set(navegador.caminho, 500)
    await avisar(ana, 'Um')
    for (let count = 0; count < 6; count += 1) {
      await navegador.mostradas()
      await maisTarde()
    }
    expect(servico.at(navegador.caminho)).toHaveLength(5)
    expect(await fila(ana)).toEqual([])
    expect(board.logged()).toContain('a push was given up')
    expect(board.logged()).not.toContain(navegador.caminho)
    expect(board.logged()).not.toContain(navegador.assinatura.auth)
  })

  test('nothing leaves for an address that is not of a push service, although it is stored', async () => {
    const ana = await board.createAluno()
    const navegador = await entrarComAvisos(ana)
    await board.db
      .update(aparelhos)
      .set({ endereco: `https://attacker.example${navegador.caminho}` })
      .where(eq(aparelhos.usuarioId, ana.id))
    await avisar(ana, 'Um')
    expect(await navegador.mostradas()).toEqual([])
  })
})
