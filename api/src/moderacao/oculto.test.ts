import { readFileSync } from 'node:fs'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { candidaturas } from '../db/schema.ts'
import { saveRetrato, toAvatar } from '../storage/retratos.ts'
import { createModeracao } from '../testing/createModeracao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)
afterEach(() => void vi.useRealTimers())
const { denunciar, ultimo, ler, decidir, lerDecisao } = createModeracao(board)
const moderadora = await board.createModerador()

const titulo = 'Monitoria que ninguém deve ver'

const vagaOculta = async () => {
  const [autora, candidata, leitora] = [
    await board.createProfessor(),
    await board.createAluno(),
    await board.createAluno(),
  ]
  const { id } = await createVaga(board.db, { autorId: autora.id, titulo, descricao: titulo, temas: ['Redes'] })
  await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: candidata.id })
  await board.call(`PUT /salvas/${id}`, { as: leitora })
  await denunciar(leitora, 'vaga', id)
  const caso = (await ultimo(moderadora)).id
  await decidir(moderadora, caso, 'ocultar')
  return { vaga: id, caso, autora, candidata, leitora }
}

const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
)
/** Every call that reads. A stream does not end; notifications were written before. */
const leituras = Object.entries(paths)
  .filter(([path, methods]) => 'get' in methods && !['/eventos', '/notificacoes', '/metrics'].includes(path))
  .map(([path]) => path)

describe('a hidden vaga', () => {
  test('is in no response of a student who has not applied', async () => {
    const { vaga, leitora } = await vagaOculta()
    const said = []
    for (const path of leituras) {
      const url = path.replaceAll(/\{\w+\}/g, String(vaga))
      for (const busca of ['', '?busca=ninguem']) {
        said.push((await board.call(`GET ${url}${busca}`, { as: leitora })).body)
      }
    }
    expect(leituras).toContain('/vagas/{id}')
    expect(JSON.stringify(said)).not.toContain(titulo)
  })

  test('is neither applied to, saved, reported nor reopened', async () => {
    const { vaga, leitora, autora } = await vagaOculta()
    const statusOf = async (...given: Parameters<typeof board.call>) => (await board.call(...given)).status
    expect(await statusOf(`POST /candidaturas/vaga/${vaga}`, { as: leitora, body: {} })).toBe(422)
    expect(await statusOf(`PUT /salvas/${vaga}`, { as: await board.createAluno() })).toBe(404)
    expect((await denunciar(await board.createAluno(), 'vaga', vaga)).status).toBe(404)
    expect(await statusOf(`PUT /vagas/${vaga}/status`, { as: autora, body: { status: 'em_andamento' } })).toBe(422)
  })

  test('says so, and why, to its managers and candidates', async () => {
    const { vaga, caso, autora, candidata } = await vagaOculta()
    const oculta = async (as: typeof autora) =>
      (await board.call<{ oculta: unknown }>(`GET /vagas/${vaga}`, { as })).body.oculta
    expect(await oculta(autora)).toEqual({ motivo: 'Fora das regras do mural.', caso })
    expect(await oculta(candidata)).toEqual({ motivo: 'Fora das regras do mural.', caso: null })
    expect((await lerDecisao(autora, caso)).body).toMatchObject({ ato: 'ocultar', copia: { titulo } })
    expect((await lerDecisao(candidata, caso)).status).toBe(404)
  })

  test('comes back as it was', async () => {
    const { vaga, caso, leitora } = await vagaOculta()
    await decidir(moderadora, caso, 'restaurar')
    expect((await board.call(`GET /vagas/${vaga}`, { as: leitora })).body).toMatchObject({
      status: 'em_andamento',
      oculta: null,
    })
  })
})

describe('a hidden message', () => {
  test('shows that it is, in the conversation, the list and the search, until it is restored', async () => {
    const [de, para] = [await board.createAluno(), await board.createAluno()]
    const body = { destinatario_id: para.id, conteudo: 'Uma ofensa' }
    const { id } = (await board.call<{ id: number }>('POST /mensagens', { as: de, body })).body
    await denunciar(para, 'mensagem', id)
    const caso = (await ultimo(moderadora)).id
    await decidir(moderadora, caso, 'ocultar')
    for (const as of [de, para]) {
      const com = as === de ? para : de
      const said = JSON.stringify([
        (await board.call(`GET /mensagens/conversa/${com.id}`, { as })).body,
        (await board.call('GET /mensagens/conversas', { as })).body,
      ])
      expect(said).not.toContain('ofensa')
      expect(said.match(/Mensagem ocultada pela moderação/g)).toHaveLength(2)
      expect((await board.call('GET /mensagens?busca=ofensa', { as })).body).toEqual([])
    }
    await decidir(moderadora, caso, 'restaurar')
    expect((await board.call('GET /mensagens?busca=ofensa', { as: para })).body).toHaveLength(1)
  })

  test('of a comunicado is hidden for every candidate, and no other message with it', async () => {
    const autora = await board.createProfessor()
    const alunas = [await board.createAluno(), await board.createAluno()]
    const { id: vaga } = await createVaga(board.db, { autorId: autora.id })
    const headers = { 'comunicado-vaga': String(vaga) }
    const enviadas: number[] = []
    for (const { id } of alunas) {
      await board.db.insert(candidaturas).values({ vagaId: vaga, candidatoId: id })
      for (const conteudo of ['Paguem a taxa.', 'Bom dia.']) {
        const body = { destinatario_id: id, conteudo }
        enviadas.push((await board.call<{ id: number }>('POST /mensagens', { as: autora, body, headers })).body.id)
      }
    }
    const ultima = alunas[1] ?? expect.fail()
    await denunciar(ultima, 'mensagem', enviadas[2] ?? 0)
    const caso = await ultimo(moderadora)
    expect(caso).toMatchObject({ tipo: 'comunicado', objeto: enviadas[0], titulo: 'Comunicado' })
    await decidir(moderadora, caso.id, 'ocultar')
    for (const as of alunas) {
      const { body } = await board.call<Array<{ conteudo: string }>>(`GET /mensagens/conversa/${autora.id}`, { as })
      expect(body.map(({ conteudo }) => conteudo)).toEqual(['Mensagem ocultada pela moderação', 'Bom dia.'])
    }
  })
})

test('a hidden profile has neither its text nor its portrait, until it is restored', async () => {
  const [dono, leitora] = [
    await board.createAluno({ sobre: 'Vendo provas.', avatar: '/avatares/0123456789abcdef.webp' }),
    await board.createAluno(),
  ]
  const ler = async () => (await board.call(`GET /users/${dono.id}`, { as: leitora })).body
  await denunciar(leitora, 'perfil', dono.id)
  const caso = (await ultimo(moderadora)).id
  await decidir(moderadora, caso, 'ocultar')
  expect(await ler()).toMatchObject({ usuario: dono.usuario, sobre: null, avatar: null })
  const body = { usuario: dono.usuario, sobre: 'Gosto de ler.', ehaluno: true, curso: 'Direito' }
  expect((await board.call(`PUT /users/${dono.id}`, { as: dono, body })).status).toBe(200)
  await decidir(moderadora, caso, 'restaurar')
  expect(await ler()).toMatchObject({ sobre: 'Gosto de ler.', avatar: dono.avatar })
})

test('the file of a hidden portrait is for moderators and its person alone, until it is restored', async () => {
  const nome = 'c3'.repeat(16)
  const bytes = Buffer.from('a portrait')
  await saveRetrato(board.db, board.app.fileStore, nome, { 512: bytes, 192: bytes, 96: bytes, 48: bytes })
  const [dono, leitora] = [await board.createAluno({ avatar: toAvatar(nome) }), await board.createAluno()]
  const status = async (address: string) => (await board.app.inject(address)).statusCode
  await denunciar(leitora, 'perfil', dono.id)
  const caso = (await ultimo(moderadora)).id
  await decidir(moderadora, caso, 'ocultar')
  expect(await status(toAvatar(nome))).toBe(404)
  expect(await status(`${toAvatar(nome)}?largura=96`)).toBe(404)

  const { body } = await ler(moderadora, caso)
  const vista = body.copias[0]?.retrato ?? expect.fail('no portrait')
  const seen = await board.app.inject(vista)
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, max-age=600'])
  expect(await status((await lerDecisao(dono, caso)).body.copia.retrato ?? '')).toBe(200)
  expect(await status(toAvatar(nome))).toBe(404)
  const [address, ate, assinatura] = vista.split(/=|\./).slice(-3)
  expect(address).toBe('webp?vista')
  for (const forged of [`1.${assinatura}`, `${Number(ate) + 1}.${assinatura}`, `${ate}.${'0'.repeat(64)}`])
    expect(await status(`${toAvatar(nome)}?vista=${forged}`)).toBe(404)
  expect(await status(vista.replace(nome, 'c4'.repeat(16)))).toBe(404)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
  expect(await status(vista)).toBe(404)
  vi.useRealTimers()
  await decidir(moderadora, caso, 'restaurar')
  expect(await status(toAvatar(nome))).toBe(200)
})
